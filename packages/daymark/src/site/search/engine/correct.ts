import { askedWords, commonSpelling, sharedBeginning } from '../../../content/search-spelling.ts';
import { editDistance } from '../../../settings/edit-distance.ts';

/** The minimum length of a word to correct, in letters. Shorter words have too many neighbours. */
const SHORTEST = 4;
/**
 * The minimum length, in letters, of a word that may be corrected by two edits. The first letter must then
 * be the same.
 */
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
  language: string,
): string | undefined {
  const words = askedWords(asked);
  const corrected = words.map((word) =>
    missed.includes(word) ? (nearestWord(word, vocabulary, language) ?? word) : word,
  );
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : undefined;
}

/**
 * Returns the word of the site that a misspelt word probably means: a word with the same common
 * spelling, or otherwise the word with the fewest edits (one, or two for a long word); among equals,
 * the most frequent. Undefined if no word is similar, if the word is short, or if it is the
 * beginning of a word of the site.
 */
function nearestWord(
  word: string,
  vocabulary: readonly string[],
  language: string,
): string | undefined {
  const spelling = commonSpelling(word, language);
  const same = vocabulary.find(
    (known) => known !== word && commonSpelling(known, language) === spelling,
  );
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

/**
 * Words that share fewer initial letters are forms of the same word only if the longer word begins
 * with the shorter word.
 */
const LEAST_SHARED = 4;

/** Arabic, Irish, Indonesian and Yiddish, in which Pagefind also removes the prefixes of words. */
const HAS_PREFIXES = /^(?:ar|ga|id|yi)\b/;

/** The letters before an Arabic word: a conjunction, a preposition and the article. */
const CLITICS = /^[وف]?(?:[بك]?ال|لل|[بكل])?(?=.{3})/;

/**
 * Returns whether a word of a page matches a typed word: it begins with at least 60 % of the typed
 * word, as other forms of a word do ("practising", "practise"), or differs in its prefix. Pagefind
 * returns worse matches too.
 */
export function isFormOf(found: string, typed: string, language: string): boolean {
  const [word, plain] = [commonSpelling(found, language), commonSpelling(typed, language)];
  const shared = sharedBeginning(word, plain);
  const isBeginning = shared === Math.min(word.length, plain.length);
  if (shared >= SHARE * plain.length && (isBeginning || shared >= LEAST_SHARED)) return true;
  const bare = plain.replace(CLITICS, '');
  return HAS_PREFIXES.test(language) && (word.includes(bare) || plain.includes(word));
}
