import { readFile } from 'node:fs/promises';
import { findBarriers } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { setFontSize } from './font-size.ts';
import { counts, keepOneOfEach } from './keep.ts';
import { widths } from './pages.ts';
import { keptBy } from './storage.ts';

test('stored data is exported, erased and imported, and progress continues', async ({ page }) => {
  await keepOneOfEach(page);
  await page.goto('/preferences');
  const kept = ['1 step done', '1 article', '1 note'];
  await expect.poll(() => counts(page)).toEqual(kept);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^127\.0\.0\.1-\d{4}-\d\d-\d\d\.json$/);
  const copy = await file.path();

  await page.getByRole('button', { name: 'Delete everything' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('your reading list (1 article) and your note');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => keptBy(page)).toEqual([]);
  await page.goto('/resources');
  await expect(page.getByRole('link', { name: 'Begin with step 1' })).toBeVisible();

  await page.goto('/preferences');
  const contents = JSON.parse(await readFile(copy, 'utf8'));
  await page.getByLabel('Import from a file').focus();
  await page.getByLabel('Import from a file').setInputFiles({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(contents)),
  });
  await expect(page.getByText('In the file: 1 step done, 1 article and 1 note.')).toBeVisible();
  expect(await keptBy(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to what is here' }).click();
  await expect.poll(() => counts(page)).toEqual(kept);
  await page.goto('/resources');
  await page.getByRole('link', { name: 'Continue with step 2' }).click();
  await expect(page).toHaveURL('/path/one-thing');
});

test('a file that is not an exported notebook is refused with a message, and nothing changes', async ({
  page,
}) => {
  await keepOneOfEach(page);
  await page.goto('/preferences');
  const before = await page.evaluate(() => localStorage.getItem('notebook'));
  const notebook = JSON.parse(before ?? '');
  notebook.readingList[0].path = 'https://elsewhere.example/';
  for (const [body, report] of [
    ['a letter', 'copy.json: expected JSON; found something else'],
    [JSON.stringify(notebook), 'received: "https://elsewhere.example/"'],
    [
      `{"version":1,"done":{},"readingList":[],"notes":[${'0,'.repeat(2_400_000)}0]}`,
      'copy.json has more than 10 invalid fields.',
    ],
  ]) {
    await page.getByLabel('Import from a file').setInputFiles({
      name: 'copy.json',
      mimeType: 'application/json',
      buffer: Buffer.from(body ?? ''),
    });
    await expect(page.getByRole('alert').filter({ hasText: report ?? '' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('notebook'))).toBe(before);
  }
});

test('a notebook as large as a browser allows is imported, and shown at the next visit', async ({
  page,
}) => {
  const notes = Array.from({ length: 60_000 }, (_, index) => ({
    step: 'a',
    prompt: 'b',
    text: `${index}`,
    kept: '2026-06-14T09:31:00Z',
  }));
  await page.goto('/preferences');
  await page.getByLabel('Import from a file').focus();
  await page.getByLabel('Import from a file').setInputFiles({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ version: 1, done: {}, readingList: [], notes })),
  });
  await page.getByRole('button', { name: 'Add to what is here' }).click();
  const more = page.getByRole('button', { name: 'Show 100 more (59,900 left)' });
  await expect(more).toBeVisible();
  await page.reload();
  await more.click();
  await expect(page.getByRole('button', { name: /^Delete this note/ })).toHaveCount(200);
});

test('a list of errors that is too wide can be scrolled by keyboard', async ({ page }) => {
  await page.goto('/preferences');
  await page.getByLabel('Import from a file').focus();
  const faults = Object.fromEntries(['a', 'b'].map((name) => [name.repeat(10), name.repeat(20)]));
  await page.getByLabel('Import from a file').setInputFiles({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(faults)),
  });
  await page.getByText('Technical details').click();
  await expect(page.getByText('received: "bbb')).toBeVisible();
  const list = page.getByRole('region', { name: 'Technical details' });
  await expect(list).toHaveCount(0);
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await expect(list).toBeVisible();
  expect(await findBarriers(page, 'main')).toEqual([]);
  await list.press('ArrowRight');
  await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('the name of a chosen file is whole on a phone with text of 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await setFontSize(page, 32);
  await page.goto('/preferences');
  const input = page.getByLabel('Import from a file');
  const heightWith = async (name: string) => {
    await input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from('{}') });
    return (await page.getByText(name, { exact: true }).boundingBox())?.height ?? 0;
  };
  // A cut name would have the height of one line, a wrapped name has several lines.
  expect(await heightWith('everything-of-2026-november.json')).toBeGreaterThan(
    (await heightWith('a.json')) + 30,
  );
});
