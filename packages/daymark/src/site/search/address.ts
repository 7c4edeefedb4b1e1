import { SEARCH } from '#addresses';
import { withoutInvisible } from '../../content/search-words.ts';

/** The query parameter that contains the words. */
export const WORDS_PARAMETER = 'q';

/**
 * The maximum length of a search in UTF-16 code units, like `maxlength`. Servers reject
 * long URLs, and a letter takes up to nine characters in a URL.
 */
export const MAX_LENGTH = 300;

/**
 * Prepares what a visitor typed, or what a link contains, for a search: without invisible characters,
 * and truncated to the maximum length, without half a surrogate pair at the end.
 */
export function searchedWords(words: string): string {
  return withoutInvisible(words)
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** Returns the path and query of a search; only the path if there are no words. */
export function searchAddress(words: string): string {
  const wanted = searchedWords(words);
  return wanted === '' ? SEARCH : `${SEARCH}?${new URLSearchParams({ [WORDS_PARAMETER]: wanted })}`;
}

/** Returns the words in the query of a URL. */
export function wordsIn(query: string): string {
  return searchedWords(new URLSearchParams(query).get(WORDS_PARAMETER) ?? '');
}

/**
 * Returns the CSP sources for Pagefind's WebAssembly, which the build cannot detect in a page's HTML.
 * @param page the address of the search page
 */
export const searchPolicy = (page: string) => ({
  [page]: { 'script-src': ["'wasm-unsafe-eval'"] },
});
