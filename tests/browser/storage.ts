import type { Page } from '@playwright/test';

/** Everything that the site keeps in a visitor's browser, as `kind: name` of each entry. */
export async function keptBy(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage: ${key}`),
  ]);
  return [...stored, ...cookies.map(({ name }) => `cookie: ${name}`)];
}
