import { BASE, PAGE_INDEX } from '#addresses';
import { wordsOf } from './search-words.ts';
import type { PageEntry } from './sitemap.ts';

/** The content of `/pages.json`, and of the files that it lists. */
export interface PageIndex {
  pages: PageEntry[];
  /**
   * The parts with further pages, in alphabetical order. Each string is the beginning of the first
   * key in a part. Only the index of a site with many pages has parts.
   */
  parts: string[];
}

/**
 * Parses the index of pages or one of its parts. The function uses no schema library, because the library
 * would be larger than the page that requests the index.
 * @throws if the data is not an index of pages
 */
export function parsePageIndex(data: unknown): PageIndex {
  const { pages, parts } = Object(data);
  if (isListOf(isPageEntry, pages) && isListOf((part) => typeof part === 'string', parts))
    return { pages, parts };
  throw new Error(`${PAGE_INDEX}: expected lists of pages and parts; found other data`);
}

/** Returns the pages of several lists, each page once: a page is in the part of each of its keys. */
export const joinPages = (lists: readonly Pick<PageIndex, 'pages'>[]): PageEntry[] => [
  ...new Map(lists.flatMap(({ pages }) => pages.map((page) => [page.path, page]))).values(),
];

/**
 * Returns whether a value is a list of certain items, because a host may respond with other data, such
 * as an HTML page.
 */
const isListOf = <Item>(isItem: (value: unknown) => value is Item, list: unknown): list is Item[] =>
  Array.isArray(list) && list.every(isItem);

/** Returns whether a value is an entry of the index. */
function isPageEntry(value: unknown): value is PageEntry {
  const { title, path } = Object(value);
  return typeof title === 'string' && typeof path === 'string';
}

/** The maximum number of parts that a browser fetches for a text. */
const MAX_PARTS = 2;

/**
 * Returns the paths of the files that contain the pages most similar to a text: the parts of its
 * rarest words, because common words lead to many pages.
 * @param parts the parts of the index, in alphabetical order
 */
export function chooseParts(parts: readonly string[], text: string): string[] {
  if (parts.length === 0) return [];
  const rarest = keysOf(text)
    .map((key) => ({ key, spread: spreadOf(key.split(' ', 1)[0] ?? '', parts) }))
    .toSorted((a, b) => a.spread - b.spread || b.key.length - a.key.length);
  const chosen = rarest.slice(0, MAX_PARTS).map(({ key }) => partOf(key, parts));
  return [...new Set(chosen)].map(partPath);
}

/**
 * Returns how many parts begin with a word, as a measure of how common the word is: the build divides
 * the pages of a common word among several parts.
 */
const spreadOf = (word: string, parts: readonly string[]) =>
  parts.filter((part) => part.startsWith(word)).length;

/** Returns the part that contains a key, or the first keys that begin with it. */
const partOf = (key: string, parts: readonly string[]) =>
  parts.find((part) => part.startsWith(key)) ??
  parts.findLast((part) => part <= key) ??
  parts[0] ??
  '';

/**
 * Returns the keys of a text: its words from each word to the end. “The half-read page” has the keys
 * “the half read page”, “half read page”, “read page” and “page”.
 */
export function keysOf(text: string): string[] {
  const words = wordsOf(text);
  return words.map((_, index) => words.slice(index).join(' '));
}

/** Returns the last segment of a path without the extension of HTML files. */
export const lastSegment = (path: string) =>
  path
    .replace(/\.html?$/, '')
    .split('/')
    .findLast((segment) => segment !== '') ?? '';

/**
 * Returns the path of the file with a part of the index of pages. Names of files have only letters of
 * ASCII, because some hosts change other letters.
 * @param part the beginning of the first key in the part
 */
const partPath = (part: string) => `${BASE}/pages/${partName(part)}.json`;

/** Returns the name of a part's file. Different parts have different names. */
export const partName = (part: string) =>
  part
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9-]/g, (letter) => `_${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
