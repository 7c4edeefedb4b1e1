import { SEARCH_PATH } from './address.ts';

/**
 * What the search page may do that no other page may: run Pagefind's WebAssembly, and send its
 * form to itself when its script is not there yet.
 */
export const searchPolicy = {
  [SEARCH_PATH]: { 'script-src': ["'wasm-unsafe-eval'"], 'form-action': ["'self'"] },
};
