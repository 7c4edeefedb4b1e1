// Playwright's own `test`: that of fixtures.ts fails on console errors, and Chromium logs one for
// each request of Sveltia CMS to another host that the policy of the desk blocks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type Copy, copySite } from '../build/copy.ts';
import { type Preview, startPreview } from '../build/preview.ts';
import { dismissNextDialog } from './dialog.ts';

/*
 * Tests of the desk in the live preview, with the real Sveltia CMS. These tests are necessary
 * because another release of Sveltia may change what the desk depends on: its code (sveltia.ts),
 * its stored values, and how it spells Markdown.
 */

test.describe.configure({ mode: 'default' });

const ARTICLE = 'content/articles/the-bench.md';
const MARKDOWN = readFileSync('packages/daymark-desk/fixtures/as-written.md', 'utf8');
const FRONT_MATTER = `---
title: 'The bench' # short
summary: A text that is written for the tests and says nothing about anything.
date: 2026-01-01

topics: [beginnings]   # the only one
kind: essay
mood: calm
series: Letters from the pier (second part)
author: # a guest
  name: A guest
aliases: [ begin-with-one-minute ]
sources:
- { author: William James, title: "Principles", year: 1890 }
---
`;

/** An article whose script looks for a token, with which it could write another article. */
const PROBE = `---
title: Probe
summary: A text that is written for the tests and says nothing about anything.
date: 2026-01-01
topics: [beginnings]
kind: essay
---
Text.

<script>
const write = async (address) => {
  const html = await (await fetch(address)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { token, backend } = JSON.parse(page.querySelector('#desk').textContent);
  const path = 'content/articles/written-by-a-text.md';
  const files = [{ operation: 'create', path, content: btoa('words') }];
  const options = { method: 'POST', headers: { Authorization: 'token ' + token } };
  const api = backend.api_root + '/repos/' + backend.repo;
  return fetch(api + '/contents', { ...options, body: JSON.stringify({ files }) });
};
const trials = { page: () => write('/still/__daymark/desk'), desk: () => write('DESK') };
if (parent !== window) {
  trials.parent = async () => parent.document;
  trials.top = async () => top.location.assign('/still');
}
(async () => {
  const results = {};
  for (const name in trials) results[name] = await trials[name]().then(() => '', ({ name }) => name);
  document.documentElement.dataset.trials = JSON.stringify(results);
})();
</script>
`;

let copy: Copy;
let preview: Preview;
/** The address of the home page of the preview. The site has a path on its host. */
let home: string;
/** The address of the desk. */
let desk: string;

test.beforeAll(async () => {
  copy = await copySite('tests/fixtures/starter-0.1.0');
  await copy.edit('site.config.ts', "example',", "example/still',");
  await copy.write(ARTICLE, FRONT_MATTER + MARKDOWN);
  preview = await startPreview(copy);
  home = `${preview.origin}/still`;
  const address = () => /To write in a browser, open (http:\S+)/.exec(preview.output())?.[1] ?? '';
  await expect.poll(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  desk = address();
});

test.afterAll(async () => {
  await preview?.close();
  await copy?.remove();
});

/** Returns the field of the form with this name. */
const field = (page: Page, name: string) => page.locator(`[data-key-path="${name}"]`);

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).first().click();

/** Opens a form of the desk, and waits until it has loaded, which takes some seconds. */
async function openDesk(page: Page, rest = '') {
  await page.goto(desk + rest);
  return field(page, 'title').getByRole('textbox');
}

/** Opens the article in the desk, and waits for both editors of its text. */
async function openArticle(page: Page) {
  const title = await openDesk(page, `?file=${ARTICLE}`);
  await expect(title).toHaveValue(/The bench/);
  for (const name of ['body', 'body_as_shown'])
    await expect(field(page, name)).toContainText('Two blank lines above');
  return title;
}

test('a new title changes one line of the file, without a sign-in or a third party', async ({
  page,
}) => {
  const others: string[] = [];
  page.on('response', (response) => {
    const isOwn = [desk, preview.origin].some((origin) => response.url().startsWith(origin));
    if (!/^(?:blob|data):/.test(response.url()) && !isOwn) others.push(response.url());
  });
  const title = await openArticle(page);
  await expect(page.getByRole('status', { name: 'Kept' })).toHaveText(
    'The form cannot show what the file has in “Author” and “Series”. A save keeps it, unless you fill in the field.',
  );
  // No editor takes the focus by itself, also in a text with a table, a component and code.
  await expect(field(page, 'body').locator(':focus')).toHaveCount(0);
  await expect(title).toBeInViewport();
  await field(page, 'body').locator('.lexical-root').getByText('Two blank lines above').click();
  await title.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('The bench again');
  await save(page);
  const expected = FRONT_MATTER.replace("'The bench'", "'The bench again'") + MARKDOWN;
  await expect.poll(() => copy.read(ARTICLE)).toBe(expected);
  const messages = page.getByRole('status', { name: 'Messages' }).locator('p');
  await expect(messages.filter({ hasText: /^Text: use a reference \[\^long\]/ })).toBeVisible();
  await expect(
    messages.filter({ hasText: /^Former addresses: use an address that no other page/ }),
  ).toBeVisible();
  expect(others).toEqual([]);
});

test('a script in a text reaches neither the desk nor the files of the site', async ({
  page,
  context,
}) => {
  const file = 'content/articles/probe.md';
  await copy.write(file, PROBE.replaceAll('DESK', desk));
  await page.goto(`${home}/blog/probe`);
  const trials = { page: 'TypeError', desk: 'TypeError' };
  await expect(page.locator('html')).toHaveAttribute('data-trials', JSON.stringify(trials));
  // The page keeps no reference to a window of the desk.
  const tabs = context.waitForEvent('page');
  await page.evaluate((address) => {
    Object(window).opened = window.open(address);
  }, `${desk}?file=${file}`);
  const tab = await tabs;
  await expect(field(tab, 'title').getByRole('textbox')).toHaveValue('Probe');
  expect(await page.evaluate(() => Object(window).opened.closed)).toBe(true);
  // The same script in the frame beside the form.
  const inFrame = { ...trials, parent: 'SecurityError', top: 'SecurityError' };
  const shown = tab.frameLocator('iframe.preview').frameLocator('iframe').locator('html');
  await expect(shown).toHaveAttribute('data-trials', JSON.stringify(inFrame));
  expect(tab.url()).toContain('#/collections/articles/entries/probe');
  // A page that shows the desk in a frame.
  await page.setContent(`<iframe src="${desk}"></iframe>`);
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  expect(await copy.list('content/articles')).not.toContain('written-by-a-text.md');
});

test('a missing page leads to the form of a new text, with a picture and the page beside', async ({
  page,
}) => {
  await page.goto(`${home}/blog/uebung`);
  await page.getByRole('link', { name: 'Write this page' }).click();
  await expect(field(page, 'title').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Don’t hurry, Zoë');
  await field(page, 'summary')
    .getByRole('textbox')
    .fill('A summary that says what a reader gets from this article.');
  await page.getByRole('checkbox', { name: 'Beginnings' }).click();
  await field(page, 'kind').getByRole('combobox').click();
  await page.getByRole('option', { name: 'essay' }).click();
  const words = field(page, 'body').locator('.lexical-root');
  await words.click();
  await page.keyboard.type('A mat is enough.');
  await expect(words).toHaveText('A mat is enough.');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  const refused = dismissNextDialog(page);
  await paste(page, 'boat.heic', 'image/heic', Buffer.from('heic'));
  expect(await refused).toContain('boat.heic: use a picture in AVIF, GIF, JPEG');
  const photograph = await sharp({
    create: { width: 3000, height: 2400, channels: 3, background: '#846' },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await paste(page, 'A Boat.JPG', 'image/jpeg', photograph);
  await field(page, 'body').locator('[data-key-path$=":alt"] input').fill('A boat at the pier');
  await save(page);
  const file = 'content/articles/uebung/index.md';
  await expect.poll(() => copy.list('content/articles')).toContain('uebung/index.md');
  expect(await copy.read(file)).toMatch(
    /^---\ntitle: Don’t hurry, Zoë\n[\s\S]*\nkind: essay\ndraft: true\n---\n!\[A boat at the pier\]\(\.\/a-boat\.webp\)\n$/,
  );
  const picture = sharp(join(copy.root, 'content/articles/uebung/a-boat.webp'));
  const { width, height, exif } = await picture.metadata();
  expect({ width, height, exif }).toEqual({ width: 2208, height: 2760, exif: undefined });

  const pane = page.frameLocator('iframe.preview');
  const shown = pane.frameLocator('iframe');
  const heading = shown.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Don’t hurry, Zoë');
  // The preview may reload the page meanwhile.
  const widthOf = () =>
    shown
      .locator('html')
      .evaluate(({ clientWidth }) => clientWidth)
      .catch(() => undefined);
  await expect.poll(widthOf).toBe(390);
  await pane.getByRole('combobox', { name: 'Width' }).selectOption('Desk');
  await expect.poll(widthOf).toBe(1280);
  await field(page, 'title').getByRole('textbox').fill('Do hurry');
  await save(page);
  await expect(heading).toHaveText('Do hurry');
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(page.getByText('Do hurry · Draft')).toBeVisible();
});

test('a text keeps its readers when it gets another name, and comes back from the bin', async ({
  page,
}) => {
  const old = await copy.read('content/articles/begin-with-one-minute.md');
  await page.goto(`${home}/blog/begin-with-one-minute`);
  await page.getByRole('link', { name: 'Edit this page' }).click();
  const options = page.getByRole('button', { name: 'Show Editor Options' });
  await options.click();
  await page.getByRole('menuitem', { name: 'Edit Name' }).click();
  await page.getByRole('button', { name: 'Edit Name' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('one-minute');
  await page.keyboard.press('Enter');
  await save(page);
  const renamed = old.replace(/\n---\n/, '\naliases:\n  - begin-with-one-minute\n---\n');
  await expect.poll(() => copy.list('content/articles')).toContain('one-minute.md');
  await expect.poll(() => copy.read('content/articles/one-minute.md')).toBe(renamed);
  expect(await copy.list('content/articles')).not.toContain('begin-with-one-minute.md');
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain(`${home}/blog/one-minute`);
  // The open form keeps the change that somebody else makes in the renamed file.
  const elsewhere = `${renamed}\nA last line.\n`;
  await copy.write('content/articles/one-minute.md', elsewhere);
  await field(page, 'title').getByRole('textbox').fill('One minute');
  await save(page);
  const both = elsewhere.replace(/^title: .*$/m, 'title: One minute');
  await expect.poll(() => copy.read('content/articles/one-minute.md')).toBe(both);

  await options.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => copy.list('content/articles')).not.toContain('one-minute.md');
  const messages = page.getByRole('status', { name: 'Messages' });
  await expect(messages).toContainText(/The bin has \.daymark\/bin\/\S+\/one-minute\.md/);
  // The desk is loaded again before it has read the text.
  const reading = page.waitForRequest('**/file-contents*');
  await page.route('**/file-contents*', () => {});
  await messages.getByRole('button', { name: 'Bring back' }).click();
  await reading;
  await page.unroute('**/file-contents*');
  expect(await copy.read('content/articles/one-minute.md')).toBe(both);
  await page.reload();
  await expect(page.getByText('One minute · Published')).toBeVisible();
});

test('no text is lost when somebody else changes it, the preview restarts, or the disk is full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const title = await openArticle(page);
  await copy.edit(ARTICLE, 'mood: calm', 'mood: other');
  const elsewhere = await copy.read(ARTICLE);
  await expect(page.getByText('A save keeps both changes.')).toBeVisible();
  // With new settings, the preview has a new token.
  const token = async () => {
    const text = await (await page.request.get(desk)).text();
    return /"token":"([^"]+)"/.exec(text)?.[1];
  };
  const old = await token();
  await copy.edit('site.config.ts', 'identity: {', 'identity: { ');
  await expect.poll(token).not.toBe(old);
  await title.fill('The bench, mine');
  await page.route('**/contents', (route) => {
    const message = 'The disk is full. Delete files that you do not need, and save again.';
    return route.fulfill({ status: 500, json: { message } });
  });
  await save(page);
  const failure = page.locator('dialog[open]').filter({ hasText: 'The disk is full' });
  await failure.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/contents');
  await expect(title).toHaveValue('The bench, mine');
  expect(await copy.read(ARTICLE)).toBe(elsewhere);
  await save(page);
  const both = elsewhere.replace(/title: .*'/, "title: 'The bench, mine'");
  await expect.poll(() => copy.read(ARTICLE)).toBe(both);
  const binned = (await copy.list('.daymark/bin')).filter((file) => file.endsWith('the-bench.md'));
  expect(await copy.read(`.daymark/bin/${binned.at(-1)}`)).toBe(elsewhere);
});

test('if two tabs change the same line, the later tab asks before it saves', async ({
  page,
  context,
}) => {
  const title = await openArticle(page);
  const other = await context.newPage();
  await (await openArticle(other)).fill('The bench, in the other tab');
  await save(other);
  await expect.poll(() => copy.read(ARTICLE)).toContain('The bench, in the other tab');
  const saved = await copy.read(ARTICLE);
  await expect(page.getByText('A save keeps both changes.')).toBeVisible();
  await title.fill('The bench, in this tab');
  const question = dismissNextDialog(page);
  await save(page);
  expect(await question).toContain('Somebody else has changed the same lines');
  await expect(page.getByText('Your text is still in the form')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(title).toHaveValue('The bench, in this tab');
  expect(await copy.read(ARTICLE)).toBe(saved);
});

test('the desk lists a text that no form can show, with its problem', async ({ page }) => {
  await copy.write('content/articles/open.md', '---\ntitle: [open\n---\nText\n');
  await copy.add('content/articles/latin.md', Buffer.from('---\ntitle: \xfc\n---\n', 'latin1'));
  await openDesk(page);
  const messages = page.getByRole('status', { name: 'Messages' }).locator('p');
  for (const [file, problem] of [
    ['open.md', 'use a list that ends with ]'],
    ['latin.md', 'save the file with the encoding UTF-8'],
  ]) {
    const message = messages.filter({ hasText: `content/articles/${file}` });
    await expect(message).toContainText(problem ?? '');
    await expect(message.getByRole('button', { name: 'Open in the editor' })).toBeVisible();
  }
  await expect(page.getByText(/^The bench.* · Published$/)).toBeVisible();
  // The file of a new text has the name that `daymark new` gives.
  await page.goto(`${desk}#/collections/articles/new`);
  await field(page, 'title').getByRole('textbox').fill('Don’t hurry, Zoë');
  await page.getByRole('radio', { name: 'Name', exact: true }).click();
  await expect(page.getByText('dont-hurry-zoe')).toBeVisible();
});

/** Pastes a file where the focus is. */
const paste = (page: Page, name: string, type: string, data: Buffer) =>
  page.locator(':focus').evaluate(
    (target, [name = '', type = '', base64 = '']) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], name, { type }));
      const options = { clipboardData, bubbles: true, cancelable: true };
      target.dispatchEvent(new ClipboardEvent('paste', options));
    },
    [name, type, data.toString('base64')],
  );
