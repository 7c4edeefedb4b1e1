import { comparedText } from '../../content/search-spelling.ts';
import type { PageEntry } from '../../content/sitemap.ts';
import { nearestPages } from './nearest.ts';

/**
 * Returns the pages whose titles contain all the given words or beginnings of words, in any spelling.
 * If there are no such pages, returns the pages whose paths or titles are most similar.
 */
export function findPages(
  pages: readonly PageEntry[],
  words: string,
  count: number,
  language: string,
): readonly PageEntry[] {
  const wanted = comparedText(words, language);
  if (wanted === '') return [];
  const holding = pages.filter(({ title }) => {
    const present = ` ${comparedText(title, language)}`;
    return wanted.split(' ').every((word) => present.includes(` ${word}`));
  });
  return holding.length > 0 ? holding.slice(0, count) : nearestPages(pages, words, count);
}
