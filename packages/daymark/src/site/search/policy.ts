import { SEARCH_PATH } from './address.ts';

/** CSP sources for Pagefind's WebAssembly, which the build cannot detect in a page's HTML. */
export const searchPolicy = {
  [SEARCH_PATH]: { 'script-src': ["'wasm-unsafe-eval'"] },
};
