import type { Pagefind, PagefindModule, PagefindResult } from './pagefind.ts';

/** The files of a site's search index. */
export interface Bundle {
  /** The path of their folder, with a trailing slash. */
  address: string;
  /** The names of the files that every search needs. */
  core: readonly string[];
}

/** The length of an excerpt, in words. */
const EXCERPT_LENGTH = 32;

/** Wraps Pagefind, which can neither report failed requests nor retry a failed start. */
export function createRuntime({ address, core }: Bundle) {
  let attempts = 0;
  let started: Promise<{ module: PagefindModule; pagefind: Pagefind }> | undefined;

  async function start() {
    attempts++;
    // Browsers do not request a failed module again at the same URL.
    const query = attempts > 1 ? `?attempt=${attempts}` : '';
    const [module]: [PagefindModule, ...unknown[]] = await Promise.all([
      import(/* @vite-ignore */ `${address}pagefind.js${query}`),
      // Fetches the core files in parallel, before Pagefind reads them from the browser's cache.
      // Pagefind would not recover if one of them failed to load.
      ...core.map((file) => fetchWhole(address + file)),
    ]);
    const pagefind = module.createInstance({
      basePath: address,
      // A worker does not expose failed requests.
      noWorker: true,
      // Without this, Pagefind adds the current time to the URL of the entry file.
      metaCacheTag: '',
      excerptLength: EXCERPT_LENGTH,
      excerptEllipsis: '…',
    });
    return { module, pagefind };
  }

  return {
    /** @throws if a file fails to load; the next call retries */
    async search(words: string): Promise<readonly PagefindResult[]> {
      started ??= start();
      const { module, pagefind } = await started.catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      module.takeFailure();
      const { results } = await pagefind.search(words);
      const failure = module.takeFailure();
      if (failure) throw failure;
      return results;
    },
  };
}

async function fetchWhole(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: expected status 200; found ${answer.status}`);
  await answer.arrayBuffer();
}
