import { SEARCH_PATH } from './address.ts';

/** CSP sources for Pagefind's WebAssembly, of which the search page's HTML contains no trace. */
export const searchPolicy = {
  [SEARCH_PATH]: { 'script-src': ["'wasm-unsafe-eval'"] },
};
