// Not the `test` of fixtures.ts, which fails on console errors: the policy of the desk blocks the
// requests of Sveltia CMS to other hosts, and Chromium logs them.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Copy, copySite } from '../build/copy.ts';
import { type Preview, startPreview } from '../build/preview.ts';

/*
 * The desk in the live preview, with Sveltia CMS itself. The desk uses names of Sveltia that may change
 * in another release: its stored folder, its files with temporary names, and how it spells Markdown.
 */

test.describe.configure({ mode: 'default' });

const SECOND = 1000;
const ARTICLE = 'content/articles/the-bench.md';
const MARKDOWN = readFileSync('packages/daymark-desk/fixtures/as-written.md', 'utf8');
const FRONT_MATTER = `---
title: 'The bench' # short
summary: A text that is written for the tests and says nothing about anything.
date: 2026-01-01

topics: [beginnings]   # the only one
kind: essay
mood: calm
sources:
- { author: William James, title: "Principles", year: 1890 }
---
`;

let copy: Copy;
let preview: Preview;

test.beforeAll(async () => {
  test.setTimeout(120 * SECOND);
  copy = await copySite('tests/fixtures/starter-0.1.0');
  await copy.write(ARTICLE, FRONT_MATTER + MARKDOWN);
  preview = await startPreview(copy);
});

test.afterAll(async () => {
  await preview?.close();
  await copy?.remove();
});

/** Opens the article in the desk, and waits for both editors of its text. */
async function openArticle(page: Page) {
  await page.goto(`${preview.origin}/__daymark/desk`, { timeout: 60 * SECOND });
  await page
    .getByText('The bench')
    .first()
    .click({ timeout: 60 * SECOND });
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await expect(title).toHaveValue(/The bench/, { timeout: 30 * SECOND });
  for (const field of ['body', 'body_as_shown'])
    await expect(page.locator(`[data-key-path="${field}"]`)).toContainText(
      'Two blank lines above',
      {
        timeout: 30 * SECOND,
      },
    );
  return title;
}

/** Changes a field without the keyboard, because the editors of the text may take the focus late. */
const change = (field: Locator, value: string) =>
  field.evaluate((input: HTMLInputElement, text) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);

test('a new title changes one line of the file, without a sign-in or a third party', async ({
  page,
}) => {
  test.setTimeout(180 * SECOND);
  const others: string[] = [];
  page.on('response', (response) => {
    if (!/^(?:blob|data):/.test(response.url()) && !response.url().startsWith(preview.origin))
      others.push(response.url());
  });
  const title = await openArticle(page);
  await change(title, 'The bench again');
  await page.getByRole('button', { name: 'Save' }).first().click();
  const expected = FRONT_MATTER.replace("'The bench'", "'The bench again'") + MARKDOWN;
  await expect.poll(() => copy.read(ARTICLE), { timeout: 30 * SECOND }).toBe(expected);
  expect(others).toEqual([]);
});

test('a text that was changed elsewhere is overwritten only if the author says so', async ({
  page,
}) => {
  test.setTimeout(180 * SECOND);
  const title = await openArticle(page);
  await copy.edit(ARTICLE, 'mood: calm', 'mood: other');
  const elsewhere = await copy.read(ARTICLE);
  await change(title, 'The bench, mine');
  await page.getByRole('button', { name: 'Save' }).first().click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'has been changed elsewhere' });
  await expect(dialog.getByLabel('The text in the file')).toHaveValue(/mood: other/);
  await expect(dialog.getByLabel('Your text')).toHaveValue(/The bench, mine/);
  expect(await copy.read(ARTICLE)).toBe(elsewhere);
  await dialog.getByRole('button', { name: 'Save your text' }).click();
  await expect
    .poll(() => copy.read(ARTICLE), { timeout: 30 * SECOND })
    .toContain('The bench, mine');
  const [binned = ''] = await copy.list('.daymark/bin');
  expect(await copy.read(`.daymark/bin/${binned}`)).toBe(elsewhere);
});
