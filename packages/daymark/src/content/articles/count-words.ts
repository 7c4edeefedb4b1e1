import { readingMinutes, UNSPACED, wordSegments } from '../../basics/language.ts';
import { hash } from '../../basics/random.ts';
import { withoutPullDirectives } from '../markdown/pull-quotes.ts';
import type { Terms } from '../texts.ts';

/**
 * Returns the reading time of Markdown without comments in whole minutes, at least one. Pull quotes do
 * not count, because the text contains their words as well.
 */
export const readingMinutesIn = (markdown: string, language: string): number =>
  readingMinutes(withoutPullDirectives(markdown), language);

const LINK_TARGETS = /\]\([^)\]]*\)/g;
const TOKENS = /\{[^{}]*\}/g;
const LONG_WORD = /[\p{L}\p{M}]{3,}/gu;
/**
 * Matches two or more letters: enough for a word in a script without spaces, where words are short.
 */
const RUN = /[\p{L}\p{M}]{2,}/gu;

/**
 * Returns the words of a text that are not short. Dictionaries separate the words of scripts without
 * spaces.
 */
function longWords(text: string): string[] {
  if (!UNSPACED.test(text)) return text.match(LONG_WORD) ?? [];
  return (text.match(RUN) ?? []).flatMap((run) => {
    if (!UNSPACED.test(run)) return run.match(LONG_WORD) ?? [];
    return wordSegments(run).flatMap(({ segment }) => segment.match(RUN) ?? []);
  });
}

/**
 * Counts the words of a Markdown text, except short words, tokens such as `{product}` and link
 * targets.
 */
export function countTerms(markdown: string): Terms {
  const counts = new Map<number, number>();
  const text = markdown.replace(LINK_TARGETS, ']').replace(TOKENS, ' ').toLowerCase();
  for (const word of longWords(text)) {
    const number = hash(word) | 0;
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return {
    hashes: Int32Array.from(counts.keys()),
    counts: Uint8ClampedArray.from(counts.values()),
  };
}
