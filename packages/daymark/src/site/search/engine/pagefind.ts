import { type Bundle, ENTRY, PAGES, SCRIPT, WASM } from '../../../machines/search-index/files.ts';

const EXCERPT_LENGTH = 32;

/** A private-use character of Unicode. A search for this word finds nothing and fetches nothing. */
const UNKNOWN = '\uE000';

/**
 * Wraps Pagefind, which can neither report failed requests nor retry a failed start. Each shard of the
 * index has its own instance of Pagefind.
 */
export function createRuntime({ runtime, newest }: Pick<Bundle, 'runtime' | 'newest'>) {
  let attempts = 0;
  const loadModule = retried<PagefindModule>(() => {
    attempts++;
    // Browsers do not request a failed module again at the same URL.
    const query = attempts > 1 ? `?attempt=${attempts}` : '';
    return import(/* @vite-ignore */ `${runtime}${SCRIPT}${query}`);
  });

  async function start(folder: string): Promise<Pagefind> {
    // Pagefind requests its entry file with an empty `ts`, because of `metaCacheTag`.
    const core = [`${folder}${ENTRY}?ts=`, folder + PAGES, runtime + WASM];
    const [module] = await Promise.all([
      loadModule(),
      // Fetches the core files in parallel, before Pagefind reads them from the browser's cache.
      // Pagefind would not recover if one of them failed to load.
      ...core.map(fetchWhole),
    ]);
    return module.createInstance({
      basePath: folder,
      // The addresses of results already contain the path of the site, which Pagefind would add from
      // `basePath`.
      baseUrl: '/',
      // A worker does not expose failed requests.
      noWorker: true,
      // Without this, Pagefind adds the current time to the URL of the entry file.
      metaCacheTag: '',
      excerptLength: EXCERPT_LENGTH,
      excerptEllipsis: '…',
    });
  }

  const startNewest = retried(async () => {
    const pagefind = await start(newest);
    // Makes the browser compile Pagefind and load its data on words while the visitor types. The
    // first real search then takes about 15 milliseconds less.
    await pagefind.search(UNKNOWN);
    return pagefind;
  });

  const started = new Map<string, () => Promise<Pagefind>>();
  function startOlder(folder: string): Promise<Pagefind> {
    const begin = started.get(folder) ?? retried(() => start(folder));
    started.set(folder, begin);
    return begin();
  }

  return {
    /**
     * Loads what every search needs. If the data fails to load, the first search loads it again.
     */
    prepare(): void {
      startNewest().catch(() => {});
    },
    /**
     * Returns the results of the newest shard and of each other shard, best first.
     * @throws if a file fails to load; the next call retries
     */
    async search(words: string, others: readonly string[]): Promise<PagefindResults[]> {
      const first = await startNewest();
      const { takeFailure } = await loadModule();
      takeFailure();
      // All shards use the WebAssembly that the first search starts, so the other searches wait.
      const answers = [await first.search(words)];
      answers.push(
        ...(await Promise.all(
          others.map(async (folder) => (await startOlder(folder)).search(words)),
        )),
      );
      const failure = takeFailure();
      if (failure) throw failure;
      return answers.map(({ results }) => results);
    },
  };
}

/** Puts a file into the cache of the browser, from which Pagefind then takes it. */
async function fetchWhole(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: expected status 200; found ${answer.status}`);
  await answer.arrayBuffer();
}

/* The part of Pagefind's browser API that we use. Source: https://pagefind.app/docs/api/ */

/** The module `pagefind.js` among the files of the search index. */
interface PagefindModule {
  createInstance(options: PagefindOptions): Pagefind;
  /** Returns and clears the last request failure. See src/machines/search-index/make-bundle.ts. */
  takeFailure(): unknown;
}

interface PagefindOptions {
  basePath: string;
  baseUrl: string;
  noWorker: boolean;
  metaCacheTag: string;
  excerptLength: number;
  /** The text at a cut end of an excerpt. */
  excerptEllipsis: string;
}

interface Pagefind {
  /** Returns the results, best first. */
  search(words: string): Promise<{ results: PagefindResults }>;
}

type PagefindResults = readonly {
  /** The relevance of the page, which also depends on how rare the words are in its index. */
  score: number;
  data(): Promise<PagefindPage>;
}[];

/** The facts that Pagefind returns about a page of the results. */
export interface PagefindPage {
  url: string;
  meta: { title: string; label: string };
  content: string;
  /** The indices of the matching words in `content`, split at white space. */
  locations: readonly number[];
  /** A passage of the text with `<mark>` around matches. Its `<` and `>` characters are escaped. */
  excerpt: string;
}

/** Memoizes a function that loads something, until it fails: the next call then loads again. */
export function retried<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
