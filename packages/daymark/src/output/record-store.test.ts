import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../server/testing/site.ts';
import { openRecords } from './record-store.ts';

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
