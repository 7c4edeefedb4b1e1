/** Where the search page is. */
export const SEARCH_PATH = '/search';

/** The part of its address that holds the words. */
export const WORDS_PARAMETER = 'q';

/** The address of the results for some words; of the empty page for none. */
export function searchAddress(words: string): string {
  const wanted = words.trim();
  return wanted === ''
    ? SEARCH_PATH
    : `${SEARCH_PATH}?${new URLSearchParams({ [WORDS_PARAMETER]: wanted })}`;
}

/** The words that the query of an address asks for. */
export function wordsIn(query: string): string {
  return new URLSearchParams(query).get(WORDS_PARAMETER) ?? '';
}
