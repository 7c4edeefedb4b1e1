import { wordsOf } from '../../content/search-words.ts';
import type { SearchRecord } from './record.ts';

/** The maximum number of words that a misspelt word is compared with: about 60 KB to fetch. */
const MAX_WORDS = 20_000;

/** Shorter words are neither corrected nor suggested. */
const SHORTEST = 4;

/** Returns the words of a site's pages, those on the most pages first. */
export function vocabularyOf(records: readonly SearchRecord[]): string[] {
  const pages = new Map<string, number>();
  for (const { title, label, summary, html } of records) {
    const text = html.replace(/<[^>]*>|&#?\w+;/g, ' ');
    for (const word of new Set(wordsOf(`${title} ${label} ${summary} ${text}`)))
      if (word.length >= SHORTEST) pages.set(word, (pages.get(word) ?? 0) + 1);
  }
  return [...pages]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}
