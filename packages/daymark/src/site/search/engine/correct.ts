import { askedWords, commonSpelling, sharedBeginning } from '../../../content/search-spelling.ts';
import { editDistance } from '../../../settings/edit-distance.ts';

/** The minimum length of a word to correct, in letters. Shorter words have too many neighbours. */
const SHORTEST = 4;
/**
 * The minimum length, in letters, of a word that may be corrected by two edits. The first letter must then
 * be the same.
 */
const LONG = 6;

/** The number of words of the site to compare before the browser may react to the visitor. */
const BATCH = 2000;

/**
 * Replaces misspelt words of a search by similar words of the site. The comparison with the words of a large
 * site takes a tenth of a second on a phone, so the function lets the browser react between batches of words.
 * @param missed the words of the search that matched no page
 * @param vocabulary the words of the site, the most frequent first
 * @returns the corrected search, or undefined if there is no correction
 */
export async function correct(
  asked: string,
  missed: readonly string[],
  vocabulary: readonly string[],
  language: string,
): Promise<string | undefined> {
  const words = askedWords(asked);
  const corrected: string[] = [];
  for (const word of words)
    corrected.push(
      (missed.includes(word) ? await nearestWord(word, vocabulary, language) : undefined) ?? word,
    );
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : undefined;
}

/**
 * Returns the word of the site that a misspelt word probably means: a word with the same common
 * spelling, or otherwise the word with the fewest edits (one, or two for a long word); among equals,
 * the most frequent. Undefined if no word is similar, if the word is short, or if it is the
 * beginning of a word of the site.
 */
async function nearestWord(
  word: string,
  vocabulary: readonly string[],
  language: string,
): Promise<string | undefined> {
  const spelling = commonSpelling(word, language);
  let isBeginning = word.length < SHORTEST;
  let nearest: string | undefined;
  let least = word.length < LONG ? 2 : 3;
  for (let start = 0; start < vocabulary.length; start += BATCH) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    for (const known of vocabulary.slice(start, start + BATCH)) {
      if (known !== word && commonSpelling(known, language) === spelling) return known;
      isBeginning ||= known.startsWith(word);
      if (isBeginning) continue;
      const distance = editDistance(word, known, known[0] === word[0] ? least - 1 : 1);
      if (distance < least) [nearest, least] = [known, distance];
    }
  }
  return isBeginning ? undefined : nearest;
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
