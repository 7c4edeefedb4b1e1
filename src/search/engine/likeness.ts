/** The part of a typed word that a word must share from its beginning to be a form of it. */
const SHARE = 0.6;

/**
 * Whether a word of a page is what was typed: it begins so, or both are forms of one word
 * ("practising", "practise"). Pagefind also matches words that share a letter or two.
 */
export function isFormOf(found: string, typed: string): boolean {
  return sharedBeginning(plain(found), plain(typed)) >= SHARE * plain(typed).length;
}

/** Letters that two words share from their beginnings. */
export function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Without accents, as the index has its words. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
