import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { listFiles } from './files.ts';
import { openCache, openRecords } from './store.ts';

const content = Buffer.from('content');

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000);
}

it('a result is made once per content and label', async () => {
  const cache = await openCache(join(await makeFolder(), 'new', 'folder'));
  const make = vi.fn(async () => Buffer.from('made'));
  const results = [
    await cache.get(content, 'br', make),
    await cache.get(content, 'br', make),
    await cache.get(content, 'gz', make),
    await cache.get(Buffer.from('other'), 'br', make),
  ];
  expect(results.map(String)).toEqual(['made', 'made', 'made', 'made']);
  expect(make).toHaveBeenCalledTimes(3);
});

it('a failed result is not cached', async () => {
  const folder = await makeFolder();
  const cache = await openCache(folder);
  await expect(cache.get(content, 'br', () => Promise.reject(new Error('full')))).rejects.toThrow(
    'full',
  );
  expect(await readdir(folder)).toEqual([]);
});

it('entries unused for 30 days are removed, and each use renews an entry', async () => {
  const folder = await makeFolder();
  const cache = await openCache(folder);
  const make = async () => Buffer.from('made');
  for (const label of ['old', 'asked', 'recent']) await cache.get(content, label, make);
  for (const name of await readdir(folder)) {
    const age = daysAgo(name.endsWith('recent.bin') ? 29 : 31);
    await utimes(join(folder, name), age, age);
  }
  await cache.get(content, 'asked', make);
  await cache.removeOld();
  const kept = listFiles(folder);
  expect(kept.map((name) => name.split('.')[1]).sort()).toEqual(['asked', 'recent']);
});

it('entries are removed at most once a day', async () => {
  const folder = await makeFolder();
  const cache = await openCache(folder);
  await cache.removeOld();
  await cache.get(content, 'old', async () => Buffer.from('made'));
  const [name = ''] = listFiles(folder);
  await utimes(join(folder, name), daysAgo(31), daysAgo(31));
  await cache.removeOld();
  expect(listFiles(folder)).toEqual([name]);
  await utimes(join(folder, '.pruned'), daysAgo(2), daysAgo(2));
  await cache.removeOld();
  expect(listFiles(folder)).toEqual([]);
});

it.each([
  ['truncated', (content: Buffer) => content.subarray(0, -1)],
  ['changed', (content: Buffer) => Buffer.concat([content.subarray(0, -1), Buffer.from('x')])],
  ['empty', () => Buffer.alloc(0)],
])('a result is made again if its file is %s', async (_, damage) => {
  const folder = await makeFolder();
  const cache = await openCache(folder);
  const result = { files: new Map([['index/a', new Uint8Array([1, 2])]]) };
  const make = vi.fn(async () => result);
  await cache.get('a', 'shard', make);
  const [file = ''] = listFiles(folder);
  await writeFile(join(folder, file), damage(await readFile(join(folder, file))));
  expect(await cache.get('a', 'shard', make)).toEqual(result);
  expect(await cache.get('a', 'shard', make)).toEqual(result);
  expect(make).toHaveBeenCalledTimes(2);
});

it('the results of keys in use and of the last three other keys are kept together', async () => {
  const folder = await makeFolder();
  const before = await openCache(folder);
  for (const [age, key] of ['f', 'e', 'd', 'c', 'b', 'a'].entries()) {
    await before.get(key, `${key}.old`, async () => key);
    const time = new Date(Date.now() - (age + 60) * 1_000);
    for (const name of listFiles(folder).filter((name) => name.endsWith(`.${key}.old.bin`)))
      await utimes(join(folder, name), time, time);
    await before.get(key, key, async () => key);
    for (const name of listFiles(folder).filter((name) => name.endsWith(`.${key}.bin`)))
      await utimes(join(folder, name), time, time);
  }
  const cache = await openCache(folder);
  await cache.get('a', 'a', async () => 'again');
  await cache.removeUnused(3);
  const labels = listFiles(folder).map((name) => name.replace(/^[^.]*\.(.*)\.bin$/, '$1'));
  expect(labels.toSorted()).toEqual(['a', 'a.old', 'd', 'd.old', 'e', 'e.old', 'f', 'f.old']);
});

it('records of all kinds of values are there when the store is opened again', async () => {
  const folder = await makeFolder();
  const value = {
    date: new Date('2026-03-01'),
    ids: new Set(['dawn']),
    numbers: Int32Array.of(1, -2),
    missing: undefined,
  };
  const store = await openRecords<typeof value>(folder);
  store.set('a1', value);
  expect((await openRecords(folder)).get('a1')).toBeUndefined();
  await store.save();
  expect((await openRecords(folder)).get('a1')).toEqual(value);
});

/** Creates a store with some records. Returns its folder. */
async function storeOf(records: Readonly<Record<string, string>>): Promise<string> {
  const folder = await makeFolder();
  const store = await openRecords<string>(folder);
  for (const [key, value] of Object.entries(records)) store.set(key, value);
  await store.save();
  return folder;
}

it('a damaged file counts as empty, and the other files are read', async () => {
  const folder = await storeOf({ a1: 'dawn', b1: 'dusk' });
  const file = join(folder, 'a1.bin');
  const content = await readFile(file);
  content[content.length - 2] = (content.at(-2) ?? 0) ^ 1;
  await writeFile(file, content);
  const again = await openRecords<string>(folder);
  expect([again.get('a1'), again.get('b1')]).toEqual([undefined, 'dusk']);
});

it('a record that was not read before a save is removed, and its key is returned', async () => {
  const folder = await storeOf({ a1: 'old', a10: 'read', b1: 'old', c1: 'old' });
  const store = await openRecords<string>(folder);
  store.get('a10');
  store.set('c1', 'new');
  expect(await store.save()).toEqual(['a1', 'b1']);
  const again = await openRecords<string>(folder);
  expect(['a1', 'a10', 'b1', 'c1'].map(again.get)).toEqual([undefined, 'read', undefined, 'new']);
});

it('a record must be read again before each save', async () => {
  const folder = await storeOf({ a1: 'old' });
  const store = await openRecords<string>(folder);
  store.get('a1');
  expect(await store.save()).toEqual([]);
  expect(await store.save()).toEqual(['a1']);
});

it('a save writes only the files whose records have changed', async () => {
  const folder = await storeOf({ a1: 'dawn', b1: 'dusk' });
  await writeFile(join(folder, 'b1.bin'), 'as before');
  const before = await readFile(join(folder, 'a1.bin'));
  const store = await openRecords<string>(folder);
  store.set('a1', 'noon');
  await store.save();
  expect(await readFile(join(folder, 'a1.bin'))).not.toEqual(before);
  expect(await readFile(join(folder, 'b1.bin'), 'utf8')).toBe('as before');
  expect((await readdir(folder)).toSorted()).toEqual(['a1.bin', 'b1.bin']);
});

it('a typed array does not keep the memory of other records', async () => {
  const folder = await makeFolder();
  const store = await openRecords<Uint8Array>(folder);
  store.set('a1', Uint8Array.of(1, 2));
  store.set('a2', new Uint8Array(100));
  await store.save();
  expect((await openRecords<Uint8Array>(folder)).get('a1')?.buffer.byteLength).toBe(2);
});
