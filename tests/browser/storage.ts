import type { Page } from '@playwright/test';

/**
 * Returns everything that is stored in a visitor's browser, as `kind: name` of each entry.
 * @param address - limits the cookies to those of one URL; by default those of every site count
 */
export async function keptBy(page: Page, address?: string): Promise<string[]> {
  const cookies = await page.context().cookies(address);
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage: ${key}`),
  ]);
  return [...stored, ...cookies.map(({ name }) => `cookie: ${name}`)];
}
