import { withoutAccents } from '../../../content/search-spelling.ts';

/** The share of a typed word that must be a common prefix of both words. */
const SHARE = 0.6;

/**
 * Returns whether a word of a page matches a typed word: it begins with at least 60 % of the typed
 * word, as other forms of a word do ("practising", "practise"). Pagefind returns worse matches too.
 */
export function isFormOf(found: string, typed: string): boolean {
  const plain = withoutAccents(typed);
  return sharedBeginning(withoutAccents(found), plain) >= SHARE * plain.length;
}

/** Returns the length of the common prefix of two words. */
export function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
