import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { article } from './pages.ts';

/** Stores a done step of the path, an article on the reading list, and a note. */
export async function keepOneOfEach(page: Page) {
  await page.goto('/path/five-breaths');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('Marked as done, in this browser.')).toBeVisible();
  await page.goto(article.path);
  await page.getByRole('button', { name: 'Save to reading list' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Saved to reading list.');
  await page.goto('/path/the-exact-word');
  await page.getByRole('textbox').first().fill('Hurried.');
  await page.getByRole('button', { name: 'Save in this browser' }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
}

/** Returns the amount of stored data of each kind, as the preferences page shows it. */
export const counts = (page: Page) => page.locator('.kept-amount').allTextContents();
