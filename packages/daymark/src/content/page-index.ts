/** A public page. */
export interface PageEntry {
  title: string;
  path: string;
}

/** The content of `/pages.json` and of the files to which it leads. */
export interface PageIndex {
  pages: PageEntry[];
  /**
   * The parts in which further pages are, in alphabetical order: each is the beginning of the first
   * words in a part. Only the index of a site with many pages has parts.
   */
  parts: string[];
}

/** The path of the index of all public pages. */
export const PAGE_INDEX = '/pages.json';

/**
 * Parses the index of pages or one of its parts. It uses no schema library, because the library
 * would be larger than the page that requests the index.
 * @throws if the data is not an index of pages
 */
export function parsePageIndex(data: unknown): PageIndex {
  const { pages, parts } = Object(data);
  if (isListOf(isPageEntry, pages) && isListOf((part) => typeof part === 'string', parts))
    return { pages, parts };
  throw new Error(
    `${PAGE_INDEX}: expected { pages: a list of { title, path }, parts: a list of texts }; ` +
      'found other data',
  );
}

/** Returns the pages of several lists, each page once. */
export const joinPages = (lists: readonly Pick<PageIndex, 'pages'>[]): PageEntry[] => [
  ...new Map(lists.flatMap(({ pages }) => pages.map((page) => [page.path, page]))).values(),
];

const isListOf = <Item>(isItem: (value: unknown) => value is Item, list: unknown): list is Item[] =>
  Array.isArray(list) && list.every(isItem);

function isPageEntry(value: unknown): value is PageEntry {
  const { title, path } = Object(value);
  return typeof title === 'string' && typeof path === 'string';
}
