import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { readValue, writeValue } from '../../output/whole-file.ts';
import type { Shard } from './index-shard.ts';

/** The number of files that are kept although the last index does not use them. */
const SPARE = 3;

/** Shards of search indexes, each in a file. The folder may be deleted at any time. */
export interface ShardCache {
  /** Returns the shard with this key from the cache, or makes and stores it. */
  get(key: string, make: () => Promise<Shard>): Promise<Shard>;
  /** Removes the shards that this cache has not returned, except the last three of them. */
  prune(): Promise<void>;
}

/** Opens a cache in a folder, and creates the folder if it is absent. */
export async function openShardCache(folder: string): Promise<ShardCache> {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  return {
    async get(key, make) {
      used.add(key);
      const path = join(folder, key);
      const kept = await readShard(path);
      if (kept) return kept;
      const made = await make();
      await writeValue(path, made);
      return made;
    },
    async prune() {
      const others = (await readdir(folder)).filter((name) => !used.has(name));
      const times = await Promise.all(
        others.map(async (name) => {
          // Another process may have removed the file since.
          const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }));
          return { name, mtimeMs };
        }),
      );
      const surplus = times.toSorted((one, other) => other.mtimeMs - one.mtimeMs).slice(SPARE);
      for (const { name } of surplus) await rm(join(folder, name), { force: true });
    },
  };
}

/** Returns the shard in a file; undefined if the file is missing or damaged. */
async function readShard(path: string): Promise<Shard | undefined> {
  const shard = await readValue<Shard>(path);
  const now = new Date();
  if (shard) await utimes(path, now, now).catch(() => undefined);
  return shard;
}
