import { wordsOf } from '../../content/search-words.ts';
import type { SearchRecord } from './record.ts';

/** The maximum number of words that a misspelt word is compared with: about 60 KB to fetch. */
const MAX_WORDS = 20_000;

/** Shorter words are neither corrected nor suggested. */
const SHORTEST = 4;

/** Words, each with the number of pages that contain it. */
export type WordCounts = ReadonlyMap<string, number>;

/** Counts the pages that contain each word, and keeps the words on the most pages. */
export function countWords(records: readonly SearchRecord[]): WordCounts {
  const counts = new Map<string, number>();
  for (const { title, label, summary, html } of records) {
    const text = html.replace(/<[^>]*>|&#?\w+;/g, ' ');
    const words = wordsOf(`${title} ${label} ${summary} ${text}`);
    for (const word of new Set(words)) if (word.length >= SHORTEST) increase(counts, word, 1);
  }
  return new Map(mostFrequent(counts).map((word) => [word, counts.get(word) ?? 0]));
}

/** Returns the words on the most pages, the most frequent first. */
export function mostFrequent(counts: WordCounts): string[] {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}

/** Increases the number of pages that contain a word. */
export function increase(counts: Map<string, number>, word: string, pages: number): void {
  counts.set(word, (counts.get(word) ?? 0) + pages);
}
