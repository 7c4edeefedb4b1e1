/** A public page, as `/pages.json` lists it. */
export interface PageEntry {
  title: string;
  path: string;
}

/** The path of the list of all public pages. */
export const PAGE_INDEX = '/pages.json';

/**
 * Parses the list of pages. It uses no schema library, because the library would be larger than the
 * page that requests the list.
 * @throws if the data is not a list of pages
 */
export function parsePageIndex(data: unknown): PageEntry[] {
  if (Array.isArray(data) && data.every(isPageEntry)) return data;
  throw new Error(`${PAGE_INDEX}: expected a list of { title, path }; found other data`);
}

function isPageEntry(value: unknown): value is PageEntry {
  const { title, path } = Object(value);
  return typeof title === 'string' && typeof path === 'string';
}
