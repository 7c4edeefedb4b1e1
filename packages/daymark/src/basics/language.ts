import { tags } from './markup.ts';

/*
 * Functions that depend on the language or the script of a text: words and reading time, shortening,
 * sorting, and the direction of names in another script.
 */

/*
 * The sets of characters of scripts without spaces between words. They are literals, because bundles
 * for browsers leave out literals that they do not use.
 */

/** A letter of a script without spaces between words, whose words only a dictionary can find. */
export const UNSPACED =
  /[[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]&&\p{L}]/v;
/** A letter or digit of Chinese or Japanese, whose readers read characters rather than words. */
const CHARACTER = /[[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{sc=Bopo}]&&[\p{L}\p{N}]]/gv;
/** Runs of other scripts without spaces between words. */
const OTHER_UNSPACED = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu;
/**
 * A letter or punctuation mark of the scripts without spaces between words, or of Korean. Beside such
 * a character, the renderer recognises the signs of emphasis without a space.
 */
export const BESIDE_EMPHASIS =
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\p{sc=Yiii}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\u3000-\u303F\uFE10-\uFE1F\uFE30-\uFE6F\uFF00-\uFFEF]/u;
/** The letters of Chinese, Japanese and Korean, with their punctuation: twice as wide as Latin letters. */
export const WIDE_LETTERS = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\uff01-\uff60]/gu;

/** The segmenters, made when they are needed. The results do not depend on the language. */
const segmenters: { [granularity in 'word' | 'grapheme']?: Intl.Segmenter } = {};

/** Returns the segmenter of a granularity, which is made at its first use. */
const segmenter = (granularity: keyof typeof segmenters) =>
  (segmenters[granularity] ??= new Intl.Segmenter('th', { granularity }));

/** Divides a text into words and the signs between them. */
export const wordSegments = (text: string): Intl.SegmentData[] => [
  ...segmenter('word').segment(text),
];

/**
 * Returns the beginning of a text, or the whole text if it is short.
 * @param most the maximum number of characters, as readers count them
 */
export function beginning(text: string, most: number): string {
  let count = 0;
  for (const { index } of segmenter('grapheme').segment(text))
    if (count++ === most) return text.slice(0, index);
  return text;
}

/** Returns a function that compares texts in the alphabetical order of a language, for sorting. */
export const inOrderOf = (language: string): ((one: string, other: string) => number) =>
  new Intl.Collator(language).compare;

/**
 * The number of words of English non-fiction that an adult reads silently in a minute.
 * Source: M. Brysbaert, "How many words do we read per minute?", Journal of
 * Memory and Language 109 (2019).
 */
const WORDS_PER_MINUTE = 238;

/**
 * The number of words that adults read aloud in a minute, by language. A language whose words are
 * longer, or say more, has a smaller number. Languages that are missing count as English.
 * Source: S. Trauzettel-Klosinski and K. Dietz, "Standardized Assessment of Reading Performance",
 * Investigative Ophthalmology & Visual Science 53 (2012), table 2.
 */
const ALOUD: Readonly<Record<string, number>> = {
  ar: 138,
  de: 179,
  en: 228,
  es: 218,
  fi: 161,
  fr: 195,
  he: 187,
  it: 188,
  nl: 202,
  pl: 166,
  pt: 181,
  ru: 184,
  sl: 180,
  sv: 199,
  tr: 166,
};

/**
 * The number of Chinese or Japanese characters that an adult reads silently in a minute: the mean of
 * the numbers for reading aloud, 255 (Chinese) and 357 (Japanese), times 1.3, because silent reading
 * is faster by this factor (238 to 183 English words). Sources: the studies named above.
 */
const CHARACTERS_PER_MINUTE = 400;

/** A word with its vowel signs, apostrophes, hyphens and the joiners of Persian and Hindi. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}’'\u200c-]|\u200d)*/gu;

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
    .replace(OTHER_UNSPACED, (run) => {
      for (const { isWordLike } of wordSegments(run)) found += Number(isWordLike === true);
      return ' ';
    });
  found += spaced.match(WORD)?.length ?? 0;
  return found + Math.round((characters * WORDS_PER_MINUTE) / CHARACTERS_PER_MINUTE);
}

/** Returns the reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string, language: string): number {
  const { en = 1, [language.replace(/-.*/, '')]: aloud = en } = ALOUD;
  return Math.max(1, Math.round((countWords(text) * en) / aloud / WORDS_PER_MINUTE));
}

const RIGHT_TO_LEFT =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}]/u;

type Direction = 'ltr' | 'rtl';

/** Returns whether a language is written from right to left. */
export const isRightToLeft = (language: string): boolean =>
  new Intl.Locale(language).getTextInfo().direction === 'rtl';

/**
 * Returns the direction of a name or a title if all its letters run against the direction of the
 * language; otherwise undefined. The first letter does not decide: an Arabic title may begin with a
 * Latin name.
 */
export function otherDirection(text: string, language: string): Direction | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  const isReversed = isRightToLeft(language);
  if (letters.length === 0 || letters.some((it) => RIGHT_TO_LEFT.test(it) === isReversed))
    return undefined;
  return isReversed ? 'ltr' : 'rtl';
}

/** The elements that contain a name or a title. */
const NAMES = new Set(['a', 'bdi', 'cite', 'h1']);

/**
 * Adds the attribute `dir` to links, citations and titles whose letters all run against the language
 * of the page, so that they do not reorder the text around them. The HTML of islands stays unchanged,
 * because React renders it again.
 */
export function withDirections(html: string, language: string): string {
  if (!isRightToLeft(language) && !RIGHT_TO_LEFT.test(html)) return html;
  const open: { name: string; place: number; text: string }[] = [];
  const places: [place: number, direction: Direction][] = [];
  let islands = 0;
  for (const { name, isEnd, attributes, nameEnd, before } of tags(html)) {
    for (const element of open) element.text += before;
    if (name === 'astro-island') islands += isEnd ? -1 : 1;
    if (!NAMES.has(name) || islands > 0) continue;
    if (!isEnd) open.push({ name, place: attributes.has('dir') ? -1 : nameEnd, text: '' });
    else if (open.at(-1)?.name === name) {
      const { place, text } = open.pop() ?? { place: -1, text: '' };
      const direction = otherDirection(text.replace(/&#?\w+;/g, ' '), language);
      if (direction && place >= 0) places.push([place, direction]);
    }
  }
  let [result, done] = ['', 0];
  for (const [place, direction] of places.toSorted(([one], [other]) => one - other)) {
    result += `${html.slice(done, place)} dir="${direction}"`;
    done = place;
  }
  return result + html.slice(done);
}
