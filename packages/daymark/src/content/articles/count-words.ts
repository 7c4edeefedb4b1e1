import { hash } from '../../basics/random.ts';
import { withoutPullDirectives } from '../markdown/pull-quotes.ts';
import type { Terms } from '../texts.ts';

/**
 * The number of words of English non-fiction that an adult reads silently in a minute.
 * Source: M. Brysbaert, "How many words do we read per minute?", Journal of
 * Memory and Language 109 (2019).
 */
const WORDS_PER_MINUTE = 238;

/**
 * The number of Chinese or Japanese characters that an adult reads silently in a minute: the mean of
 * 255 (Chinese) and 357 (Japanese) that readers aloud reach, times 1.3, because silent reading is
 * faster than reading aloud by this factor (238 to 183 English words).
 * Sources: S. Trauzettel-Klosinski and K. Dietz, "Standardized Assessment of Reading Performance",
 * Investigative Ophthalmology & Visual Science 53 (2012), table 2; and the source above.
 */
const CHARACTERS_PER_MINUTE = 400;

/** Characters of Chinese and Japanese, which have no spaces between words. */
const CHARACTER = /[[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{sc=Bopo}]&&[\p{L}\p{N}]]/gv;
/** Runs of other scripts without spaces between words, whose words only a dictionary can find. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu;
/** A word with its vowel signs, apostrophes, hyphens and the joiners of Persian and Hindi. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}’'\u200c-]|\u200d)*/gu;

const words = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Returns the number of words in a text. A character of Chinese or Japanese counts as the part of a
 * word that takes the same time to read.
 */
export function countWords(text: string): number {
  let [characters, found] = [0, 0];
  const spaced = text
    .replace(CHARACTER, () => {
      characters += 1;
      return ' ';
    })
    .replace(UNSPACED, (run) => {
      for (const { isWordLike } of words.segment(run)) found += Number(isWordLike === true);
      return ' ';
    });
  found += spaced.match(WORD)?.length ?? 0;
  return found + Math.round((characters * WORDS_PER_MINUTE) / CHARACTERS_PER_MINUTE);
}

/**
 * Returns the reading time of Markdown without comments in whole minutes, at least one. Pull quotes do
 * not count, because the text contains their words as well.
 */
export function minutesToRead(markdown: string): number {
  const read = countWords(withoutPullDirectives(markdown));
  return Math.max(1, Math.round(read / WORDS_PER_MINUTE));
}

const LINK_TARGETS = /\]\([^)\]]*\)/g;
const TOKENS = /\{[^{}]*\}/g;
const LONG_WORD = /[\p{L}\p{M}]{3,}/gu;

/**
 * Counts the words of a Markdown text, except short words, tokens such as `{product}` and link
 * targets.
 */
export function countTerms(markdown: string): Terms {
  const counts = new Map<number, number>();
  const text = markdown.replace(LINK_TARGETS, ']').replace(TOKENS, ' ').toLowerCase();
  for (const word of text.match(LONG_WORD) ?? []) {
    const number = hash(word) | 0;
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return {
    hashes: Int32Array.from(counts.keys()),
    counts: Uint8ClampedArray.from(counts.values()),
  };
}
