import { SEARCH_PATH } from './address.ts';

/** What the search page may do that its HTML does not tell: run Pagefind's WebAssembly. */
export const searchPolicy = {
  [SEARCH_PATH]: { 'script-src': ["'wasm-unsafe-eval'"] },
};
