import { createHash } from 'node:crypto';
import { dayInWords } from '../../ui/date.ts';
import { divide } from './divide.ts';
import { type Bundle, isOfRuntime, SCRIPT } from './files.ts';
import { indexShard, type Shard } from './index-shard.ts';
import { readBodies, type SearchPage } from './record.ts';
import { tellingRuntime } from './runtime.ts';
import { openShardCache } from './shard-cache.ts';
import { shardKey } from './shard-key.ts';
import { increase, mostFrequent } from './vocabulary.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/** The search index of a site and the code that reads it, as files. */
export interface SearchBundle {
  addresses: Bundle;
  /** Functions that read a file, by its path. Only the files of one shard are in memory. */
  files: ReadonlyMap<string, () => Promise<Uint8Array>>;
}

/** The folder of all files of a search index. */
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
  const cache = await openShardCache(cacheFolder);
  const files = new Map<string, () => Promise<Uint8Array>>();
  const words = new Map<string, number>();
  let last: { key: string; shard: Promise<Shard> } | undefined;

  /** Adds files in a folder whose name is a hash of their content. Returns the folder's path. */
  function add(added: Files, read = async () => added): string {
    const folder = `${INDEX_FOLDER}${versionOf(added)}/`;
    for (const name of added.keys())
      files.set(folder + name, async () => contentOf(await read(), name));
    return folder;
  }

  /** Adds the index of some pages. Returns the index and the path of its folder. */
  async function addShard(shardPages: readonly SearchPage[]) {
    const key = shardKey(await readBodies(shardPages), language);
    const load = () => {
      if (last?.key !== key)
        last = {
          key,
          shard: cache.get(key, async () => indexShard(await readBodies(shardPages), language)),
        };
      return last.shard;
    };
    const shard = await load();
    for (const [word, count] of shard.words) increase(words, word, count);
    const index = new Map([...shard.files].filter(([name]) => !isOfRuntime(name)));
    return { shard, folder: add(index, async () => (await load()).files) };
  }

  const { newest, since, older } = divide(pages);
  const first = await addShard(newest);
  const runtime = add(runtimeOf(first.shard.files));
  const years: { year: number; shards: string[] }[] = [];
  for (const { year, shards } of older) {
    const folders: string[] = [];
    for (const shard of shards) folders.push((await addShard(shard)).folder);
    years.push({ year, shards: folders });
  }
  const list = JSON.stringify(mostFrequent(words));
  const vocabulary = add(new Map([['words.json', new TextEncoder().encode(list)]]));
  await cache.prune();
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
    [SCRIPT, new TextEncoder().encode(tellingRuntime(script))],
  ]);
}

function contentOf(files: Files, name: string): Uint8Array {
  const content = files.get(name);
  if (!content) throw new Error(`${name}: expected this file in the search index; found none`);
  return content;
}

/**
 * Hashes the files in the top folder. They list all other files by names that contain content
 * hashes, so a change of any file changes the result.
 */
function versionOf(files: Files): string {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort())
    if (!name.includes('/')) hash.update(contentOf(files, name));
  return hash.digest('hex').slice(0, 10);
}
