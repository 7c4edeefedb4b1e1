import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeFolder } from '../../server/testing/site.ts';
import type { Shard } from './index-shard.ts';
import { openShardCache } from './shard-cache.ts';
import { versionOf } from './version-of.ts';

const shard: Shard = {
  files: new Map([['index/a', new Uint8Array([1, 2])]]),
  words: new Map([['slow', 3]]),
};
const make = vi.fn(async () => shard);

describe('the cache of shards', () => {
  it('makes a shard once', async () => {
    const folder = join(await makeFolder(), 'new', 'folder');
    make.mockClear();
    expect(await (await openShardCache(folder)).get('a', make)).toEqual(shard);
    expect(await (await openShardCache(folder)).get('a', make)).toEqual(shard);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['truncated', (content: Buffer) => content.subarray(0, -1)],
    ['changed', (content: Buffer) => Buffer.concat([content.subarray(0, -1), Buffer.from('x')])],
    ['empty', () => Buffer.alloc(0)],
  ])('makes a shard again if its file is %s', async (_, damage) => {
    const folder = await makeFolder();
    const cache = await openShardCache(folder);
    await cache.get('a', make);
    await writeFile(join(folder, 'a'), damage(await readFile(join(folder, 'a'))));
    make.mockClear();
    expect(await cache.get('a', make)).toEqual(shard);
    expect(await cache.get('a', make)).toEqual(shard);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('returns the summary of a stored shard without reading the shard', async () => {
    const folder = await makeFolder();
    const summary = await (await openShardCache(folder)).summary('a', make);
    expect(summary).toEqual({
      words: shard.words,
      names: ['index/a'],
      version: versionOf(shard.files),
    });
    await writeFile(join(folder, 'a'), 'damaged');
    make.mockClear();
    expect(await (await openShardCache(folder)).summary('a', make)).toEqual(summary);
    expect(make).not.toHaveBeenCalled();
  });

  it('stores nothing of a shard that could not be made', async () => {
    const folder = await makeFolder();
    const cache = await openShardCache(folder);
    await expect(cache.get('a', () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps the shards in use and the last three others', async () => {
    const folder = await makeFolder();
    const before = await openShardCache(folder);
    for (const [age, key] of ['f', 'e', 'd', 'c', 'b', 'a'].entries()) {
      await before.get(key, make);
      const time = new Date(Date.now() - age * 1_000);
      await utimes(join(folder, key), time, time);
    }
    const cache = await openShardCache(folder);
    await cache.get('a', make);
    await cache.prune();
    expect((await readdir(folder)).toSorted()).toEqual(['a', 'd', 'e', 'f']);
  });
});
