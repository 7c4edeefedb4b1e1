import type { Page } from '@playwright/test';

/**
 * Returns `kind: name` of each entry that is stored in a visitor's browser.
 * @param address - the URL whose cookies are included; by default, the cookies of every site are
 */
export async function keptBy(page: Page, address?: string): Promise<string[]> {
  const cookies = await page.context().cookies(address);
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage: ${key}`),
  ]);
  return [...stored, ...cookies.map(({ name }) => `cookie: ${name}`)];
}
