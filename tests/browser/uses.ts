import type { Page } from '@playwright/test';
import { openDonation } from './donation.ts';
import { expect } from './fixtures.ts';
import { counts, keepOneOfEach } from './keep.ts';
import { menuOf } from './menu.ts';
import { article, search, widths } from './pages.ts';
import { searchOf } from './search.ts';

/** Functions that use an interactive part of the site, by description. */
export const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'opening the menu'(page) {
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await page.goto('/');
    const { toggle, isSeenOpen } = menuOf(page);
    await toggle.click();
    await isSeenOpen();
  },

  async 'choosing a colour scheme'(page) {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Colour scheme' });
    await toggle.hover();
    await expect(page.getByRole('tooltip', { name: 'Colour scheme' })).toBeVisible();
    await toggle.click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  },

  async 'sharing an article'(page) {
    await page.goto(article.path);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').last()).not.toBeEmpty();
  },

  async 'finding a page'(page) {
    await page.goto('/sitemap');
    await page.getByRole('searchbox').fill('privacy');
    await expect(page.getByRole('search').getByRole('link').first()).toBeVisible();
  },

  async searching(page) {
    await page.goto(search.path);
    const { field, results, marks } = searchOf(page);
    await field.fill('attention');
    await expect(results.first()).toBeVisible();
    await expect(marks.first()).toBeVisible();
  },

  async 'being asked for a donation'(page) {
    await openDonation(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },

  async 'breathing with the pacer'(page) {
    await page.goto('/path/five-breaths');
    await page.getByRole('button', { name: 'Start the circle' }).click();
    await expect(page.locator('.pacer')).toContainText('Breathe in');
    await page.getByRole('button', { name: 'Pause' }).click();
  },

  async 'sitting with the timer'(page) {
    await page.goto('/path/one-thing');
    await page.getByRole('button', { name: 'Start the timer' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
  },

  async 'writing, exporting, erasing and importing'(page) {
    await keepOneOfEach(page);
    await page.goto('/preferences');
    await expect.poll(() => counts(page)).toContain('1 note');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to a file' }).click();
    const file = await (await download).path();
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click();
    await expect.poll(() => counts(page)).not.toContain('1 note');
    await page.getByLabel('Import from a file').setInputFiles(file);
    await page.getByRole('button', { name: 'Add to what is here' }).click();
    await expect.poll(() => counts(page)).toContain('1 note');
  },
};
