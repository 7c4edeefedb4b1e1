/* The part of Pagefind's browser API that we use. Source: https://pagefind.app/docs/api/ */

/** The module `pagefind.js` of the bundle. */
export interface PagefindModule {
  createInstance(options: PagefindOptions): Pagefind;
  /** Returns and clears the last request failure. See bundle/runtime.ts. */
  takeFailure(): unknown;
}

export interface PagefindOptions {
  basePath: string;
  /** Runs the search on the main thread, because a worker does not expose failed requests. */
  noWorker: boolean;
  /** Replaces the time in the URL of the entry file. */
  metaCacheTag: string;
  /** The length of an excerpt, in words. */
  excerptLength: number;
  /** Marks text that an excerpt omits before or after it. */
  excerptEllipsis: string;
}

export interface Pagefind {
  /** Returns the results, best first. */
  search(words: string): Promise<{ results: readonly PagefindResult[] }>;
}

export interface PagefindResult {
  data(): Promise<PagefindPage>;
}

/** A page in the results. */
export interface PagefindPage {
  url: string;
  meta: { title: string; label: string };
  /** The text of the page. */
  content: string;
  /** The matching words, as indices into the words of the text, which white space separates. */
  locations: readonly number[];
  /** A passage of the text with `<mark>` around matches. Its `<` and `>` characters are escaped. */
  excerpt: string;
}
