import { SEARCH_PATH } from './address.ts';

/** CSP sources that the search page's HTML does not show: it may run Pagefind's WebAssembly. */
export const searchPolicy = {
  [SEARCH_PATH]: { 'script-src': ["'wasm-unsafe-eval'"] },
};
