import { withoutPullDirectives } from '../markdown/pull-quotes.ts';

/**
 * The number of words of English non-fiction that an adult reads silently in a minute.
 * Source: M. Brysbaert, "How many words do we read per minute?", Journal of
 * Memory and Language 109 (2019).
 */
const WORDS_PER_MINUTE = 238;

/** Returns the number of words in a text. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;

/**
 * Returns the reading time of a Markdown text in whole minutes, at least one. The words of pull
 * quotes do not count, because the text contains them as well.
 */
export function minutesToRead(markdown: string): number {
  return Math.max(1, Math.round(countWords(withoutPullDirectives(markdown)) / WORDS_PER_MINUTE));
}
