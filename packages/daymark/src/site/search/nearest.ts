import { withoutInvisible } from '../../content/search-words.ts';
import type { PageEntry } from '../../content/sitemap.ts';

/** The minimum similarity of a suggested page, from 0 to 1. */
const LEAST_LIKENESS = 0.45;

/**
 * Returns the pages whose path or title is most similar to an attempted path, nearest first.
 * Similarity is Dice's coefficient over pairs of letters, which tolerates typos. The edges of words
 * count as letters, so that a shared beginning or end counts more than shared letters within.
 */
export function nearestPages(
  pages: readonly PageEntry[],
  attempted: string,
  count: number,
): PageEntry[] {
  const wanted = letterPairs(attempted);
  return pages
    .map((page) => ({
      page,
      likeness: Math.max(
        dice(wanted, letterPairs(page.path)),
        dice(wanted, letterPairs(page.path.split('/').at(-1) ?? '')),
        dice(wanted, letterPairs(page.title)),
      ),
    }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ page }) => page);
}

/** Returns the pairs of neighbouring letters in a text, by which two texts are compared. */
function letterPairs(text: string): Set<string> {
  const name = withoutInvisible(text)
    .toLowerCase()
    .replace(/\.html?$/, '');
  const letters = `/${name}/`.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  const pairs = new Set<string>();
  for (let index = 0; index < letters.length - 1; index++)
    pairs.add(letters.slice(index, index + 2));
  return pairs;
}

/** Returns Dice's coefficient. For two empty sets, it is NaN, which is below every minimum. */
function dice(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return (2 * shared) / (a.size + b.size);
}
