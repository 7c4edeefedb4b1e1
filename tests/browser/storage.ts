import type { Page } from '@playwright/test';

/**
 * Everything that is kept in a visitor's browser, as `kind: name` of each entry.
 * @param address the only one whose cookies count; without it, those of every site do
 */
export async function keptBy(page: Page, address?: string): Promise<string[]> {
  const cookies = await page.context().cookies(address);
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage: ${key}`),
  ]);
  return [...stored, ...cookies.map(({ name }) => `cookie: ${name}`)];
}
