/**
 * Removes what a reader cannot see: control characters, soft hyphens, zero-width spaces and marks of
 * the writing direction, which would also change the order of the text around them. Line separators
 * become spaces. A joiner stays between letters without case, as Persian, Hindi and emoji need it.
 */
export function withoutInvisible(text: string): string {
  return text
    .replace(/[\t-\r\x85\u2028\u2029]+/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{DI}]/gu, '')
    .replace(/([\p{Lo}\p{M}\p{S}][\u200c\u200d](?=[\p{Lo}\p{M}\p{S}]))|[\u200c\u200d]/gu, '$1');
}

/** Returns the words of a text: runs of letters and digits, in lower case. */
export function wordsOf(text: string): string[] {
  return (
    withoutInvisible(text)
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

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
