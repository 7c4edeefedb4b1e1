import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { readValue, writeValue } from '../../output/whole-file.ts';
import type { Shard } from './index-shard.ts';
import { versionOf } from './version-of.ts';
import type { WordCounts } from './vocabulary.ts';

/** The number of shards that are kept although the last index does not use them. */
const SPARE = 3;

/** The end of the names of files with summaries. */
const SUMMARY = '.summary';

/** What an index needs of a shard that has not changed. */
export interface ShardSummary {
  readonly words: WordCounts;
  /** The names of the files. */
  readonly names: readonly string[];
  /** A hash of the files. */
  readonly version: string;
}

/** Shards of search indexes, in files. The folder may be deleted at any time. */
export interface ShardCache {
  /** Returns the shard with this key from the cache, or makes and stores it. */
  get(key: string, make: () => Promise<Shard>): Promise<Shard>;
  /** Returns the summary of the shard with this key, without reading the shard if it is stored. */
  summary(key: string, make: () => Promise<Shard>): Promise<ShardSummary>;
  /** Removes the shards that this cache has not returned, except the last three of them. */
  prune(): Promise<void>;
}

/** Opens a cache in a folder, and creates the folder if it is absent. */
export async function openShardCache(folder: string): Promise<ShardCache> {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();

  async function get(key: string, make: () => Promise<Shard>): Promise<Shard> {
    used.add(key);
    const path = join(folder, key);
    const kept = await readUsed<Shard>(path);
    if (kept) return kept;
    const made = await make();
    await writeValue(path, made);
    return made;
  }

  return {
    get,
    async summary(key, make) {
      used.add(key);
      const path = join(folder, key + SUMMARY);
      const kept = await readUsed<ShardSummary>(path);
      if (kept) return kept;
      const { files, words } = await get(key, make);
      const summary = { words, names: [...files.keys()], version: versionOf(files) };
      await writeValue(path, summary);
      return summary;
    },
    async prune() {
      const names = await readdir(folder);
      const keys = new Set(names.map((name) => name.replace(SUMMARY, '')));
      const times = await Promise.all(
        [...keys.difference(used)].map(async (key) => {
          // Another process may have removed the file since.
          const { mtimeMs } = await stat(join(folder, key)).catch(() => ({ mtimeMs: 0 }));
          return { key, mtimeMs };
        }),
      );
      const surplus = times.toSorted((one, other) => other.mtimeMs - one.mtimeMs).slice(SPARE);
      for (const { key } of surplus)
        for (const name of [key, key + SUMMARY]) await rm(join(folder, name), { force: true });
    },
  };
}

/** Returns the value in a file and renews its time; undefined if it is missing or damaged. */
async function readUsed<Value>(path: string): Promise<Value | undefined> {
  const value = await readValue<Value>(path);
  const now = new Date();
  if (value) await utimes(path, now, now).catch(() => undefined);
  return value;
}
