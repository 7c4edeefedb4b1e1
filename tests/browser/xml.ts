import type { APIRequestContext, Page } from '@playwright/test';

/**
 * Fetches a sitemap or a sitemap index.
 * @returns the URLs that it lists
 * @throws if the HTTP status is not 200 to 299, or if the XML is not well-formed
 */
export async function locations(page: Page, request: APIRequestContext, path: string) {
  const response = await request.get(path);
  if (!response.ok())
    throw new Error(`${path}: expected status 200 to 299; found ${response.status()}`);
  // Parses on a blank page, because the CSP of the site's pages blocks DOMParser.
  const reader = await page.context().newPage();
  const addresses = await reader.evaluate(read, await response.text());
  await reader.close();
  return addresses;
}

/** Parses a sitemap. Runs in the browser. */
function read(xml: string): string[] {
  const root = new DOMParser().parseFromString(xml, 'application/xml');
  const [fault] = root.getElementsByTagName('parsererror');
  if (fault) throw new Error(fault.textContent);
  return [...root.getElementsByTagNameNS('*', 'loc')].map(({ textContent }) => textContent);
}
