/* What we use of Pagefind in the browser. Source: https://pagefind.app/docs/api/ */

/** The module `pagefind.js` of the bundle. */
export interface PagefindModule {
  createInstance(options: PagefindOptions): Pagefind;
  /** The last request that failed since it was asked; see bundle/runtime.ts. */
  takeFailure(): unknown;
}

export interface PagefindOptions {
  basePath: string;
  /** Runs on the page itself: whether a request has failed cannot be asked of a worker. */
  noWorker: boolean;
  /** Stands in the address of the entry, instead of the time. */
  metaCacheTag: string;
  /** Words. */
  excerptLength: number;
  /** Stands where an excerpt leaves out what comes before or after. */
  excerptEllipsis: string;
}

export interface Pagefind {
  /** The best first. */
  search(words: string): Promise<{ results: readonly PagefindResult[] }>;
}

export interface PagefindResult {
  data(): Promise<PagefindPage>;
}

/** A page that was found. */
export interface PagefindPage {
  url: string;
  meta: { title: string; label: string };
  /** The text of the page. */
  content: string;
  /** Where words of the text were matched: their places among those that white space parts. */
  locations: readonly number[];
  /** A passage of the text with `<mark>` around what was matched, and its own `<` and `>` escaped. */
  excerpt: string;
}
