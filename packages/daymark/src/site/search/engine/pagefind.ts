/* The part of Pagefind's browser API that we use. Source: https://pagefind.app/docs/api/ */

/** The module `pagefind.js` among the files of the search index. */
export interface PagefindModule {
  createInstance(options: PagefindOptions): Pagefind;
  /** Returns and clears the last request failure. See src/machines/search-index/make-bundle.ts. */
  takeFailure(): unknown;
}

interface PagefindOptions {
  basePath: string;
  noWorker: boolean;
  metaCacheTag: string;
  /** The length of an excerpt in words. */
  excerptLength: number;
  /** The text at a cut end of an excerpt. */
  excerptEllipsis: string;
}

export interface Pagefind {
  /** Returns the results, best first. */
  search(words: string): Promise<{ results: readonly PagefindResult[] }>;
}

export interface PagefindResult {
  /** The relevance of the page, which also depends on how rare the words are in its index. */
  score: number;
  data(): Promise<PagefindPage>;
}

/** A page in the results. */
export interface PagefindPage {
  url: string;
  meta: { title: string; label: string };
  content: string;
  /** The indices of the matching words in `content`, split at white space. */
  locations: readonly number[];
  /** A passage of the text with `<mark>` around matches. Its `<` and `>` characters are escaped. */
  excerpt: string;
}
