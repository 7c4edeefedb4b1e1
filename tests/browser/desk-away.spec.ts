// Playwright's own `test`: that of fixtures.ts fails on console errors, and Sveltia logs one when
// the forge refuses a request.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { bundle } from '../../packages/daymark/src/browser/scripts/import-queries.ts';
import { textFields } from '../../packages/daymark/src/content/text-fields.ts';
import { writeDesk } from '../../packages/daymark-desk/src/away.ts';
import { dismissNextDialog } from './dialog.ts';
import { API, GitHub } from './github.ts';

/*
 * Tests of the desk on a host of its own, with the real Sveltia CMS and a fake of GitHub. These
 * tests are necessary because the desk depends on names in Sveltia's code and on paths of its
 * requests, which another release may change.
 */

test.describe.configure({ mode: 'default' });

const HOST = 'https://desk.stillpoint.example';
const FLAT = 'content/articles/the-bench.md';
const NESTED = 'content/articles/2026/the-gate/index.md';

const textOf = (title: string) => `---
title: '${title}' # short
summary: A text that is written for the tests and says nothing about anything.
date: 2026-01-01

topics: [beginnings]   # the only one
kind: essay
mood: calm
author: { name: A guest }
series: Letters from the pier (second part)
---

Sit down *first*.

Then look up.

| left | right |
| :--- | ----: |
| a    |     1 |
`;
const FILES = {
  [FLAT]: textOf('The bench').replaceAll('\n', '\r\n'),
  [NESTED]: textOf('The gate'),
  'content/topics/beginnings.md': '---\ntitle: Beginnings\nsummary: Where to begin.\n---\n',
  'site.config.ts': 'export default {};\n',
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

let folders: Record<'direct' | 'review', string>;

type DeskSettings = Parameters<typeof writeDesk>[0]['settings'];

/** Writes a desk into a new folder, as a build does. */
async function write(change: Partial<DeskSettings>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'daymark-desk-'));
  await writeDesk({
    ...{
      root: process.cwd(),
      folder,
      name: 'Still Point',
      timeZone: 'UTC',
      pictureWidth: 2208,
      kinds: textFields(),
    },
    languages: [{ language: 'en', code: '', base: '' }],
    bundle: async (file) => (await bundle(file)).code,
    settings: {
      ...{ forge: 'github', repository: 'stillpoint/site', branch: 'main', host: HOST },
      review: false,
      ...change,
    },
  });
  return folder;
}

test.beforeAll(async () => {
  folders = { direct: await write({}), review: await write({ review: true }) };
});

test.afterAll(async () => {
  for (const folder of Object.values(folders ?? {})) await rm(folder, { recursive: true });
});

/**
 * Serves a desk with the headers of its file `_headers`. Returns a list of forbidden actions of the
 * page, which grows while the test runs.
 */
async function serve(context: BrowserContext, folder: string, forge: GitHub) {
  const faults: string[] = [];
  const lines = (await readFile(join(folder, '_headers'), 'utf8')).split('\n').slice(1, -1);
  const headers = Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s)));
  await context.route('**/*', (route) => {
    faults.push(`a request to ${route.request().url()}`);
    return route.abort();
  });
  await context.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname === '/' ? '/index.html' : pathname;
    const body = await readFile(join(folder, path)).catch(() => undefined);
    if (!body) faults.push(`${path} is missing`);
    const contentType = TYPES[extname(path)] ?? 'application/octet-stream';
    await route.fulfill(body ? { body, headers, contentType } : { status: 404 });
  });
  await context.route(`${API}/**`, (route) => forge.answer(route));
  await context.exposeFunction('reportViolation', (text: string) => faults.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      Object(window).reportViolation(`${violatedDirective}: ${blockedURI}`),
    );
  });
  return faults;
}

/** Signs in with a token, as authors do at the first visit. */
async function signIn(page: Page, token = 'github_pat_good') {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/**
 * Opens a desk, and signs in. Returns the fake forge, and the list of the page's forbidden actions.
 */
async function open(page: Page, folder: string) {
  const forge = new GitHub(FILES);
  const faults = await serve(page.context(), folder, forge);
  await page.goto(HOST);
  await signIn(page);
  return { forge, faults };
}

/** Opens an article, and waits for both editors of its text. */
async function openArticle(page: Page, title: string) {
  await page.getByText(title).first().click();
  const field = page.getByRole('textbox', { name: 'Title' }).first();
  await expect(field).toHaveValue(title);
  for (const name of ['body', 'body_as_shown'])
    await expect(page.locator(`[data-key-path="${name}"]`)).toContainText('Then look up.');
  return field;
}

const change = (field: Locator, value: string) => field.fill(value);

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const save = (page: Page) => saveButton(page).click();

/** Counts the texts whose unsaved words Sveltia keeps in the store of the browser. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const stores = await indexedDB.databases();
    const counts = stores.map(
      ({ name = '' }) =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open(name);
          opened.onsuccess = () => {
            const { result: store } = opened;
            if (!store.objectStoreNames.contains('draft-backups')) return resolve(0);
            const kept = store.transaction('draft-backups').objectStore('draft-backups').count();
            kept.onsuccess = () => resolve(kept.result);
          };
        }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });

/** Loads the desk again after a save has closed the form. */
async function reload(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/\/entries\//);
  await page.goto(HOST);
}

test('an author signs in with a token, and a new title changes one line in the repository', async ({
  page,
  context,
}) => {
  const forge = new GitHub(FILES);
  const faults = await serve(context, folders.direct, forge);
  // A link that contains somebody's token must not sign the visitor in.
  const link = Buffer.from(JSON.stringify({ token: 'github_pat_good' })).toString('base64');
  await page.goto(`${HOST}/#/signin/${link}`);
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await signIn(page, 'github_pat_expired');
  await expect(page.getByText('The provided token is invalid')).toBeVisible();
  await signIn(page);
  // Texts in a file, and in a folder of another folder, are in one list.
  await expect(page.getByText('The gate').first()).toBeVisible();
  const bench = await openArticle(page, 'The bench');
  await expect(page.getByRole('status', { name: 'Kept' })).toHaveText(
    'The form cannot show what the file has in “Author” and “Series”. A save keeps it, unless you fill in the field.',
  );
  await change(bench, 'The bench again');
  await save(page);
  await expect
    .poll(() => forge.read(FLAT))
    .toBe(FILES[FLAT]?.replace("'The bench'", "'The bench again'"));
  expect(forge.lastChanges()).toEqual([FLAT]);
  await reload(page);
  await change(await openArticle(page, 'The gate'), 'The gate again');
  await save(page);
  await expect.poll(() => forge.read(NESTED)).toContain("title: 'The gate again' # short");
  expect(forge.lastChanges()).toEqual([NESTED]);
  expect(forge.unknown).toEqual([]);
  expect(faults).toEqual([]);
});

test('a change by somebody else stays, and the author chooses if both have changed the same line', async ({
  page,
}) => {
  const { forge, faults } = await open(page, folders.direct);
  const title = await openArticle(page, 'The gate');
  const theirs = textOf('The gate').replace('mood: calm', 'mood: glad');
  forge.commit({ [NESTED]: theirs });
  await change(title, 'The gate, mine');
  await save(page);
  await expect
    .poll(() => forge.read(NESTED))
    .toBe(theirs.replace("'The gate'", "'The gate, mine'"));
  // Both authors have changed the same line, so the desk asks.
  await reload(page);
  const again = await openArticle(page, 'The gate, mine');
  forge.commit({ [NESTED]: theirs.replace("'The gate'", "'The gate, theirs'") });
  const commits = forge.length();
  await change(again, 'The gate, again');
  const question = dismissNextDialog(page);
  await save(page);
  expect(await question).toContain('Somebody else has changed the same lines');
  await expect(page.getByText('Your text is still in the form')).toBeVisible();
  expect(forge.length()).toBe(commits);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(again).toHaveValue('The gate, again');
  expect(faults).toEqual([]);
});

test('an expired token and too many requests lose no words', async ({ page }) => {
  const { forge, faults } = await open(page, folders.direct);
  const title = await openArticle(page, 'The gate');
  // Sveltia keeps a copy only of text that was typed, not of text that a script has set.
  await title.click();
  await change(title, 'The gate, mine');
  for (const fault of [{ isLimited: true }, { isLimited: false, token: 'another' }]) {
    Object.assign(forge, fault);
    await save(page);
    await expect(page.getByText('load the desk again to sign in')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(title).toHaveValue('The gate, mine');
  }
  expect(forge.length()).toBe(1);
  await expect.poll(() => keptTexts(page)).toBe(1);
  // A new token, in the page loaded again.
  await page.goto(HOST);
  await signIn(page, 'another');
  await page.getByText('The gate').first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('The gate, mine');
  await save(page);
  await expect.poll(() => forge.read(NESTED)).toBe(FILES[NESTED]?.replace('gate', 'gate, mine'));
  expect(faults).toEqual([]);
});

test('with a review, a change waits in a pull request until somebody publishes it', async ({
  page,
}) => {
  const { forge, faults } = await open(page, folders.review);
  const title = await openArticle(page, 'The gate');
  // Somebody publishes a change after the text was opened: the pull request must not undo this
  // change.
  const theirs = textOf('The gate').replace('mood: calm', 'mood: glad');
  forge.commit({ [NESTED]: theirs });
  await change(title, 'The gate, mine');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect.poll(() => forge.pullRequests.length).toBe(1);
  const [pull] = forge.pullRequests;
  const merged = theirs.replace("'The gate'", "'The gate, mine'");
  expect(forge.read(NESTED, pull?.branch)).toBe(merged);
  expect(forge.read(NESTED)).toBe(theirs);
  await page.getByRole('button', { name: 'Send for Review' }).click();
  await expect.poll(() => pull?.labels).toEqual(['sveltia-cms/pending_review']);
  // A second author opens the text with the change, and publishes the change.
  await reload(page);
  await openArticle(page, 'The gate, mine');
  await page.getByRole('button', { name: /^Status:.*In Review/ }).click();
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  await expect.poll(() => pull?.labels).toEqual(['sveltia-cms/pending_publish']);
  await page.goto(`${HOST}/#/workflow`);
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => forge.read(NESTED)).toBe(merged);
  expect(forge.unknown).toEqual([]);
  expect(faults).toEqual([]);
});
