import type { Pagefind, PagefindModule, PagefindResult } from './pagefind.ts';

/** The files of a site's search index. */
export interface Bundle {
  /** The path of their folder, with a slash at its end. */
  address: string;
  /** The names of the files that every search needs. */
  core: readonly string[];
}

/** Words of an excerpt. */
const EXCERPT_LENGTH = 32;

/** Gives Pagefind what it lacks: failures that are told, and a start that can be tried again. */
export function createRuntime({ address, core }: Bundle) {
  let attempts = 0;
  let started: Promise<{ module: PagefindModule; pagefind: Pagefind }> | undefined;

  async function start() {
    attempts++;
    // A module that did not arrive is not asked for again under the same address.
    const query = attempts > 1 ? `?attempt=${attempts}` : '';
    const [module] = await Promise.all([
      import(/* @vite-ignore */ `${address}pagefind.js${query}`),
      // Fetched side by side, and before Pagefind: it takes them from the browser's cache then,
      // and would stay broken for good if one did not arrive.
      ...core.map((file) => fetchWhole(address + file)),
    ]);
    return { module, pagefind: createPagefind(module, address) };
  }

  return {
    /** @throws when a file does not arrive; the next call tries again */
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

function createPagefind(module: PagefindModule, basePath: string): Pagefind {
  return module.createInstance({
    basePath,
    noWorker: true,
    metaCacheTag: '',
    excerptLength: EXCERPT_LENGTH,
    excerptEllipsis: '…',
  });
}

async function fetchWhole(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: expected status 200; found ${answer.status}`);
  await answer.arrayBuffer();
}
