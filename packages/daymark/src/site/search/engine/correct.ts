import { withoutAccents } from '../../../content/search-spelling.ts';
import { wordsOf } from '../../../content/search-words.ts';
import { editDistance } from '../../../settings/edit-distance.ts';

/** The minimum length of a word to correct, in letters. Shorter words have too many neighbours. */
const SHORTEST = 4;
/** From this length on, in letters, two edits are allowed, except of the first letter. */
const LONG = 6;

/**
 * Replaces misspelt words of a search by similar words of the site.
 * @param missed the words of the search that matched no page
 * @param vocabulary the words of the site, the most frequent first
 * @returns the corrected search, or undefined if there is no correction
 */
export function correct(
  asked: string,
  missed: readonly string[],
  vocabulary: readonly string[],
): string | undefined {
  const words = wordsOf(asked);
  const corrected = words.map((word) =>
    missed.includes(word) ? (nearestWord(word, vocabulary) ?? word) : word,
  );
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : undefined;
}

function nearestWord(word: string, vocabulary: readonly string[]): string | undefined {
  const plain = withoutAccents(word);
  const same = vocabulary.find((known) => known !== word && withoutAccents(known) === plain);
  if (same) return same;
  if (word.length < SHORTEST || vocabulary.some((known) => known.startsWith(word))) return;
  let nearest: string | undefined;
  let least = word.length < LONG ? 2 : 3;
  for (const known of vocabulary) {
    const distance = editDistance(word, known, least - 1);
    if (distance > 1 && known[0] !== word[0]) continue;
    if (distance < least) [nearest, least] = [known, distance];
  }
  return nearest;
}

/** The share of a typed word that must be a common prefix of both words. */
const SHARE = 0.6;

/** Words that share fewer initial letters are forms of one word only if one begins with the other. */
const LEAST_SHARED = 4;

/**
 * Returns whether a word of a page matches a typed word: it begins with at least 60 % of the typed
 * word, as other forms of a word do ("practising", "practise"). Pagefind returns worse matches too.
 */
export function isFormOf(found: string, typed: string): boolean {
  const [word, plain] = [withoutAccents(found), withoutAccents(typed)];
  const shared = sharedBeginning(word, plain);
  const isBeginning = shared === Math.min(word.length, plain.length);
  return shared >= SHARE * plain.length && (isBeginning || shared >= LEAST_SHARED);
}

/** Returns the length of the common prefix of two words. */
export function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
