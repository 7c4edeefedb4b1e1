// Playwright's own `test`: that of fixtures.ts fails on console errors, and Vite's client logs some
// when it reconnects or bundles a package.
import { expect, type Page, test } from '@playwright/test';
import { type Copy, copySite } from '../build/copy.ts';
import { type Preview, startPreview } from '../build/preview.ts';
import { isExhaustive } from '../exhaustive.ts';

/*
 * Tests of the live preview (`daymark dev`), on a small site with a draft, a warning and an
 * override.
 */

test.describe.configure({ mode: 'default' });

const ARTICLE = 'content/articles/the-bench.md';
const LINK = '[the way home](/about)';
const BROKEN = '[the way home](/nowhere)';
const PROBLEM = 'expected a link to a page or file of this site; found /nowhere';
const OVERRIDE = 'overrides/Footer.tsx';
const FOOTER = `import { Footer } from 'daymark/components/Footer';
export default (props) => <Footer {...props} />;
`;
const SECOND = 1000;

let copy: Copy;
let preview: Preview;

test.beforeAll(async () => {
  copy = await copySite('tests/fixtures/starter-0.1.0');
  // A language without UI strings causes a warning.
  await copy.edit('site.config.ts', "language: 'en-GB'", "language: 'eo'");
  await copy.write(
    ARTICLE,
    `---
title: The bench
summary: A text that is written for the tests and says nothing about anything.
date: 2026-01-01
topics: [beginnings]
kind: essay
draft: true
---

Sit down, and take ${LINK}.
`,
  );
  await copy.write(OVERRIDE, FOOTER);
  preview = await startPreview(copy);
});

test.afterAll(async () => {
  await preview?.close();
  await copy?.remove();
});

/** Returns how often the terminal of the preview has shown a text. */
const timesPrinted = (text: string) => preview.output().split(text).length - 1;

const barOf = (page: Page) => {
  const bar = page.getByRole('region', { name: 'Preview' });
  return { bar, line: bar.getByRole('button', { expanded: false }) };
};

test('the preview marks a draft and lists the warnings and empty slots', async ({ page }) => {
  // The first page of a preview waits for Vite, which bundles React.
  await page.goto(`${preview.origin}/blog/the-bench`);
  const { bar, line } = barOf(page);
  await expect(line).toContainText('1 warning');
  await expect(line).toContainText('Draft');
  await expect(page.getByRole('main').getByText(/^Draft\s2026-Januaro-01/)).toBeVisible();

  await line.focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('list', { name: 'Warnings' })).toContainText(
    /site\.config\.ts:\d+ identity\.language: expected a language of the interface/,
  );
  await expect(bar).toContainText('article.after-content (204)');
});

test('the preview shows a problem until it is fixed, and reports it once', async ({ page }) => {
  await page.goto(`${preview.origin}/blog/the-bench`);
  const { bar, line } = barOf(page);
  await expect(line).toContainText('1 warning');
  await copy.edit(ARTICLE, LINK, BROKEN);
  const problems = bar.getByRole('list', { name: 'Problems' });
  await expect(problems).toContainText(`${ARTICLE}:10 ${PROBLEM}`);
  // The problem must stay as long as no file changes, whatever Vite reloads and however much time
  // passes.
  await page.waitForTimeout((isExhaustive ? 60 : 5) * SECOND);
  await expect(problems).toContainText(PROBLEM);
  await page.reload();
  await expect(problems).toContainText(PROBLEM);
  await page.goto(`${preview.origin}/about`);
  await expect(problems).toContainText(PROBLEM);

  const requests: string[] = [];
  await page.route('**/__open-in-editor*', async (route) => {
    requests.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    await route.fulfill();
  });
  await problems.getByRole('button').click();
  await expect.poll(() => requests).toEqual([`${ARTICLE}:10`]);

  await copy.edit(ARTICLE, BROKEN, LINK);
  await expect(problems).toBeHidden();
  await expect(line).toContainText('1 warning');
  expect(timesPrinted(PROBLEM)).toBe(1);
  expect(timesPrinted('have no problems any more')).toBe(1);
});

test('a syntax error in an override stays on pages that open later, until it is fixed', async ({
  page,
  context,
}) => {
  const overlay = 'vite-error-overlay';
  await page.goto(`${preview.origin}/about`);
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await copy.write(OVERRIDE, FOOTER.replace('=>', '=='));
  await expect(page.locator(overlay)).toContainText(OVERRIDE);
  const later = await context.newPage();
  await later.goto(`${preview.origin}/contact`);
  await expect(later.locator(overlay)).toContainText(OVERRIDE);

  await copy.write(OVERRIDE, FOOTER);
  for (const each of [page, later]) {
    await expect(each.locator(overlay)).toHaveCount(0);
    await expect(each.getByRole('contentinfo')).toBeVisible();
  }
});
