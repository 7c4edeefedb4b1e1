/*
 * Other spellings of words that visitors search for. The scripts of the 404 page and of the page
 * finder, which import search-words.ts, do not need them.
 */

/** Letters that have no accent to remove, and their usual spelling without the letter. */
const SPELLINGS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
};

/**
 * Returns a word as visitors type it without accents: "ete" for "été", "lodz" for "łódź". Vowel
 * signs of other scripts, such as those of Hindi, stay.
 */
export const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[æœøßđðħıłþ]/g, (letter) => SPELLINGS[letter] ?? letter);

/** Articles and pronouns of French and Italian that an apostrophe joins to the next word. */
const ELISION =
  /(?<!\p{L})((?:[ldjmnstc]|qu|jusqu|lorsqu|puisqu|quelqu|(?:de|ne|su|a|da|co)?ll|un|gl)['’])(?=[aeiouyhàâäæéèêëîïôöœùûü])/giu;
/** The mark of a space that is only in the search index: an invisible word joiner. */
const JOINED = '\u2060 ';

/** Separates elided words, which the search index would otherwise join: "l’été" to "l’ été". */
export const separateElisions = (text: string): string => text.replace(ELISION, `$1${JOINED}`);

/** Joins the words again that `separateElisions` has separated. */
export const joinElisions = (text: string): string => text.replaceAll(JOINED, '');

/** Stands between the keywords of a page and its summary in the search index: an invisible word. */
export const END_OF_KEYWORDS = '\u2063';

/** Removes the keywords, which the page does not contain, from an excerpt of the search index. */
export const withoutKeywords = (excerpt: string): string =>
  excerpt.replace(/^.*\u2063[.\s]*/su, '');
