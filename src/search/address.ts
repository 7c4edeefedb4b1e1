/** Where the search page is. */
export const SEARCH_PATH = '/search';

/** The part of its address that holds the words. */
export const WORDS_PARAMETER = 'q';

/**
 * UTF-16 code units that can be searched for, as the `maxlength` of a field counts them. Servers
 * refuse long addresses, and a letter is up to nine characters of one.
 */
export const MAX_LENGTH = 300;

/** Words cut to what can be searched for, without half a character at the end. */
function shorten(words: string): string {
  return words.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** The address of the results for some words; of the empty page for none. */
export function searchAddress(words: string): string {
  const wanted = shorten(words.trim());
  return wanted === ''
    ? SEARCH_PATH
    : `${SEARCH_PATH}?${new URLSearchParams({ [WORDS_PARAMETER]: wanted })}`;
}

/** The words that the query of an address asks for; the first of them, when there are too many. */
export function wordsIn(query: string): string {
  return shorten(new URLSearchParams(query).get(WORDS_PARAMETER) ?? '');
}
