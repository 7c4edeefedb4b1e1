import type { PageEntry } from '../page-index.ts';
import { wordsOf } from '../search-words.ts';

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

/** Returns the keys by which a page is found: those of its title and of its path's last segment. */
export const keysOfPage = ({ title, path }: PageEntry): string[] => [
  ...new Set([...keysOf(lastSegment(path)), ...keysOf(title)]),
];
