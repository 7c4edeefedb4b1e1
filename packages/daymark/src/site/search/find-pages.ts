import { wordsOf } from '../../content/search-words.ts';
import type { PageEntry } from '../../content/sitemap.ts';
import { nearestPages } from './nearest.ts';

/**
 * Returns the pages whose titles contain all the given words or beginnings of words. If there are
 * no such pages, returns the pages whose paths or titles are most similar.
 */
export function findPages(
  pages: readonly PageEntry[],
  words: string,
  count: number,
): readonly PageEntry[] {
  const wanted = wordsOf(words);
  if (wanted.length === 0) return [];
  const holding = pages.filter(({ title }) => {
    const present = wordsOf(title);
    return wanted.every((word) => present.some((other) => other.startsWith(word)));
  });
  return holding.length > 0 ? holding.slice(0, count) : nearestPages(pages, words, count);
}
