import { createHash } from 'node:crypto';
import { BASE } from '#addresses';
import { openCache } from '../../basics/store.ts';
import { dayInWords } from '../../ui/date.ts';
import { type Bundle, SCRIPT, WASM } from './files.ts';
import {
  divideIntoShards,
  increase,
  indexShard,
  mostFrequent,
  readBodies,
  type SearchPage,
  type Shard,
  shardKey,
} from './shard.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/** The search index of a site and the code that reads it, as files. */
interface SearchBundle {
  addresses: Bundle;
  /** Functions that read a file, by its path. Only the files of one shard are in memory. */
  files: ReadonlyMap<string, () => Promise<Uint8Array>>;
}

/** The number of cached shards that are kept although the last index does not use them. */
const SPARE = 3;

export const INDEX_FOLDER = '/pagefind/';

/**
 * Makes the index of a site's pages. Shards whose pages have not changed come from the cache. Only
 * the bodies of one shard are in memory.
 * @param language the language of the pages, such as "en-GB"
 * @param cacheFolder the folder of the cached shards
 * @throws an error with Pagefind's message and the path of the page
 */
export async function makeBundle(
  pages: readonly SearchPage[],
  language: string,
  cacheFolder: string,
): Promise<SearchBundle> {
  const cache = await openCache(cacheFolder);
  const files = new Map<string, () => Promise<Uint8Array>>();
  const words = new Map<string, number>();
  let last: { key: string; shard: Promise<Shard> } | undefined;

  /** Adds files in a folder whose name contains their version. Returns the folder's path. */
  function add(names: Iterable<string>, version: string, read: () => Promise<Files>): string {
    const folder = `${BASE}${INDEX_FOLDER}${version}/`;
    for (const name of names) files.set(folder + name, async () => contentOf(await read(), name));
    return folder;
  }

  const addNew = (added: Files) => add(added.keys(), versionOf(added), async () => added);

  /** Adds the index of some pages. Returns the path of its folder, and a function that reads it. */
  async function addShard(shardPages: readonly SearchPage[]) {
    const key = shardKey(shardPages, language);
    const make = async () => indexShard(await readBodies(shardPages), language);
    const load = () => {
      if (last?.key !== key) last = { key, shard: cache.get(key, 'shard', make) };
      return last.shard;
    };
    // The summary is enough for a shard that has not changed.
    const summary = await cache.get(key, 'summary', async () => {
      const { files, words } = await load();
      return { counts: words, names: [...files.keys()], version: versionOf(files) };
    });
    const { counts, names, version } = summary;
    for (const [word, count] of counts) increase(words, word, count);
    const index = names.filter((name) => !isOfRuntime(name));
    return { folder: add(index, version, async () => (await load()).files), load };
  }

  const { newest, since, older } = divideIntoShards(pages);
  const first = await addShard(newest);
  const runtime = addNew(runtimeOf((await first.load()).files));
  const years: { year: number; shards: string[] }[] = [];
  for (const { year, shards } of older) {
    const folders: string[] = [];
    for (const shard of shards) folders.push((await addShard(shard)).folder);
    years.push({ year, shards: folders });
  }
  const list = JSON.stringify(mostFrequent(words));
  const vocabulary = addNew(new Map([['words.json', new TextEncoder().encode(list)]]));
  await cache.removeUnused(SPARE);
  return {
    addresses: {
      runtime,
      newest: first.folder,
      older: since && { since: dayInWords(since, language), years },
      words: `${vocabulary}words.json`,
    },
    files,
  };
}

/** Returns Pagefind's browser script, with our `fetch`, and its WebAssembly. */
function runtimeOf(files: Files): Files {
  const script = new TextDecoder().decode(contentOf(files, SCRIPT));
  return new Map([
    ...[...files].filter(([name]) => isOfRuntime(name)),
    [SCRIPT, new TextEncoder().encode(PROLOGUE + script)],
  ]);
}

/** Returns whether a file is Pagefind's script or WebAssembly, which all shards share. */
const isOfRuntime = (name: string) => name === SCRIPT || name === WASM;

/**
 * Hashes the files in the top folder of an index. These files list all other files by names that contain
 * content hashes, so a change of any file changes the result. The hash names the folder of the files,
 * which browsers cache forever.
 */
function versionOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [name, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    if (!name.includes('/')) hash.update(content);
  return hash.digest('hex').slice(0, 10);
}

/**
 * Returns the content of a file. A new release of Pagefind may give the file another name.
 * @throws Error if the file is missing
 */
function contentOf(files: Files, name: string): Uint8Array {
  const content = files.get(name);
  if (!content) throw new Error(`${name}: expected this file in the search index; found none`);
  return content;
}

/**
 * Replaces the `fetch` of the runtime. The replacement takes the WebAssembly from the runtime's own
 * folder, because Pagefind looks for a copy in the folder of each shard. The replacement also
 * stores failures, which the search reads with `takeFailure`: Pagefind ignores a part of the index
 * that fails to load, so a network error looks like "nothing found".
 */
const PROLOGUE = `let failure;
export const takeFailure = () => { const taken = failure; failure = undefined; return taken; };
const folder = import.meta.url.replace(/[^/]*$/, '');
const fetch = async (wanted) => {
  const address = wanted.replace(/^.*\\/(?=wasm\\.)/, folder);
  try {
    const answer = await globalThis.fetch(address);
    if (!answer.ok) throw new Error(\`\${address}: expected status 200; found \${answer.status}\`);
    return answer;
  } catch (error) {
    failure = error;
    throw error;
  }
};
`;
