/*
 * The addresses of the search index, which the build passes to the browser. All folders are in
 * `/pagefind/`, and their names are hashes of their content.
 */

/** Pagefind's script, in the folder of the runtime. */
export const SCRIPT = 'pagefind.js';
/** Pagefind's WebAssembly, in the folder of the runtime. */
export const WASM = 'wasm.site.pagefind';
/** The file that Pagefind reads first in the folder of a shard. */
export const ENTRY = 'pagefind-entry.json';
/** The list of all pages of a shard. */
export const PAGES = 'pagefind.pages.pf_meta';

/** The addresses that a browser needs to search a site. Paths of folders end with a slash. */
export interface Bundle {
  /** The path of the folder with Pagefind's script and WebAssembly. */
  runtime: string;
  /** The path of the folder of the newest shard, which every search reads. */
  newest: string;
  /** The articles that are not in the newest shard; absent on sites with one shard. */
  older?: OlderArticles | undefined;
  /** The path of the list of the site's words. */
  words: string;
}

/** Articles that a search reads only on request. */
export interface OlderArticles {
  /** The day of the oldest article in the newest shard, as text. */
  since: string;
  /** Each year with older articles, the newest first, and the paths of its shards' folders. */
  years: readonly { year: number; shards: readonly string[] }[];
}
