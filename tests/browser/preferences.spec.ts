import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findBarriers } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { article, schemes, widths } from './pages.ts';
import { keptBy } from './storage.ts';

/** Uses every feature that keeps something, once. */
async function keepOneOfEach(page: Page) {
  await page.goto('/path/five-breaths');
  await page.getByRole('button', { name: 'Mark this step done' }).click();
  await expect(page.getByText('Done, and kept in this browser.')).toBeVisible();
  await page.goto(article.path);
  await page.getByRole('button', { name: 'Keep for later' }).click();
  await expect(page.getByRole('status')).toHaveText('On your reading list');
  await page.goto('/path/the-exact-word');
  await page.getByRole('textbox').fill('Hurried.');
  await page.getByRole('button', { name: 'Keep in this browser' }).click();
  await expect(page.getByText('Kept in this browser.')).toBeVisible();
}

const counts = (page: Page) => page.locator('.kept-amount').allTextContents();

test('what is kept is exported, erased, imported, and gone on with', async ({ page }) => {
  await keepOneOfEach(page);
  await page.goto('/preferences');
  const kept = ['1 step done', '1 article', '1 note', 'Nothing', 'Nothing'];
  await expect.poll(() => counts(page)).toEqual(kept);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^notebook-\d{4}-\d\d-\d\d\.json$/);
  const copy = await file.path();

  await page.getByRole('button', { name: 'Erase everything' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('1 step done, 1 article and 1 note');
  await question.getByRole('button', { name: 'Erase', exact: true }).click();
  expect(await keptBy(page)).toEqual([]);
  await page.goto('/resources');
  await expect(page.getByRole('link', { name: 'Begin with step 1' })).toBeVisible();

  await page.goto('/preferences');
  const contents = JSON.parse(await readFile(copy, 'utf8'));
  await page.getByLabel('Import a file').focus();
  await page.getByLabel('Import a file').setInputFiles({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(contents)),
  });
  await expect(page.getByText('The file holds 1 step done, 1 article and 1 note.')).toBeVisible();
  expect(await keptBy(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to what is here' }).click();
  await expect.poll(() => counts(page)).toEqual(kept);
  await page.goto('/resources');
  await page.getByRole('link', { name: 'Go on with step 2' }).click();
  await expect(page).toHaveURL('/path/one-thing');
});

test('a file that is no notebook is refused in words, and nothing changes', async ({ page }) => {
  await keepOneOfEach(page);
  await page.goto('/preferences');
  const before = await page.evaluate(() => localStorage.getItem('notebook'));
  const notebook = JSON.parse(before ?? '');
  notebook.readingList[0].path = 'https://elsewhere.example/';
  for (const [body, report] of [
    ['a letter', 'copy.json: expected a notebook as JSON; found something else'],
    [JSON.stringify(notebook), 'received: "https://elsewhere.example/"'],
  ]) {
    await page.getByLabel('Import a file').setInputFiles({
      name: 'copy.json',
      mimeType: 'application/json',
      buffer: Buffer.from(body ?? ''),
    });
    await expect(page.getByRole('alert').filter({ hasText: report ?? '' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('notebook'))).toBe(before);
  }
});

test('a kind is erased by keyboard, after one question; Escape keeps it', async ({ page }) => {
  await keepOneOfEach(page);
  await page.goto('/preferences');
  const erase = page.getByRole('button', { name: 'Erase notes' });
  await erase.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('This erases notes: 1 note.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(erase).toBeFocused();
  await erase.press('Enter');
  await page.getByRole('button', { name: 'Erase', exact: true }).press('Enter');
  await expect.poll(() => counts(page)).toContain('Nothing');
  await expect(page.getByText('No note is kept.')).toBeVisible();
});

test('the colour scheme is chosen here as in the header, and each follows the other', async ({
  page,
}) => {
  await page.goto('/preferences');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: 'Colour scheme', exact: true }).click();
  const header = page.getByRole('banner');
  await expect(header.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await header.getByRole('radio', { name: 'System' }).check();
  await expect(page.getByRole('radio', { name: 'As the system has it' })).toBeChecked();
  expect(await keptBy(page)).toEqual([]);
});

test('two tabs show the same things kept', async ({ page, context }) => {
  await page.goto('/preferences');
  const other = await context.newPage();
  await keepOneOfEach(other);
  await expect.poll(() => counts(page)).toEqual(expect.arrayContaining(['1 step done', '1 note']));
});

test('nothing moves when what is kept comes', async ({ page }) => {
  await keepOneOfEach(page);
  const shifts = await recordShifts(page);
  for (const width of [widths.phone, widths.desk]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/preferences');
    await expect.poll(() => counts(page)).toContain('1 note');
    expect.soft(await shifts(), `${width} px`).toEqual([]);
  }
});

test.describe('with everything in use', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the preferences have no barrier, nor has their question', async ({ page }) => {
    await keepOneOfEach(page);
    await page.goto('/preferences');
    await expect.poll(() => counts(page)).toContain('1 note');
    for (const colorScheme of schemes)
      for (const width of [widths.phone, widths.desk]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findBarriers(page, 'main'), `${colorScheme}, ${width} px`).toEqual([]);
      }
    await page.getByRole('button', { name: 'Erase everything' }).click();
    expect(await findBarriers(page, 'dialog')).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the preferences say why there is nothing to change', async ({ page }) => {
    await page.goto('/preferences');
    await expect(page.getByText('This page needs script')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Erase everything' })).toBeHidden();
  });
});
