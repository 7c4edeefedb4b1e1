/** A public page, as `/pages.json` lists it. */
export interface PageEntry {
  title: string;
  path: string;
}

/** Where the list of all public pages is served. */
export const PAGE_INDEX = '/pages.json';

/**
 * Reads the list of pages. Written by hand: a schema library would weigh more
 * than the page that asks.
 * @throws when the data is no list of pages
 */
export function parsePageIndex(data: unknown): PageEntry[] {
  if (Array.isArray(data) && data.every(isPageEntry)) return data;
  throw new Error(`${PAGE_INDEX}: expected a list of { title, path }; found something else`);
}

function isPageEntry(value: unknown): value is PageEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    'path' in value &&
    typeof value.title === 'string' &&
    typeof value.path === 'string'
  );
}
