import type { APIRequestContext, Page } from '@playwright/test';

/**
 * Fetches a sitemap or an index of sitemaps.
 * @returns the addresses that it lists
 * @throws when it is not answered with 200 or is not well-formed XML
 */
export async function locations(page: Page, request: APIRequestContext, path: string) {
  const response = await request.get(path);
  if (!response.ok()) throw new Error(`${path}: ${response.status()}`);
  // On a page of nobody: those of the site let no text become a document.
  const reader = await page.context().newPage();
  const addresses = await reader.evaluate(read, await response.text());
  await reader.close();
  return addresses;
}

/** Runs in the browser. */
function read(xml: string): string[] {
  const root = new DOMParser().parseFromString(xml, 'application/xml');
  const [fault] = root.getElementsByTagName('parsererror');
  if (fault) throw new Error(fault.textContent);
  return [...root.getElementsByTagNameNS('*', 'loc')].map(({ textContent }) => textContent);
}
