import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../server/testing/site.ts';
import { openRecords } from './record-store.ts';

it('records of all kinds of values are there when the store is opened again', async () => {
  const folder = await makeFolder();
  const value = { date: new Date('2026-03-01'), ids: new Set(['dawn']), missing: undefined };
  const store = await openRecords<typeof value>(folder);
  store.set('a1', value);
  expect((await openRecords(folder)).get('a1')).toBeUndefined();
  await store.save();
  expect((await openRecords(folder)).get('a1')).toEqual(value);
});

it('a damaged file counts as empty, and the other files are read', async () => {
  const folder = await makeFolder();
  const store = await openRecords<string>(folder);
  store.set('a1', 'dawn');
  store.set('b1', 'dusk');
  await store.save();
  const file = join(folder, 'a.bin');
  const content = await readFile(file);
  content[content.length - 2] = (content.at(-2) ?? 0) ^ 1;
  await writeFile(file, content);
  const again = await openRecords<string>(folder);
  expect([again.get('a1'), again.get('b1')]).toEqual([undefined, 'dusk']);
});

it('a record that ten saves have not read is removed, and its key is returned', async () => {
  const folder = await makeFolder();
  const first = await openRecords<string>(folder);
  first.set('a1', 'old');
  first.set('b1', 'read');
  await first.save();
  const removed = [];
  for (let count = 0; count < 12; count += 1) {
    const store = await openRecords<string>(folder);
    store.get('b1');
    store.set('c1', 'new');
    removed.push(...(await store.save()));
  }
  expect(removed).toEqual(['a1']);
  expect((await openRecords(folder)).get('b1')).toBe('read');
});

it('a store without new records writes nothing', async () => {
  const folder = join(await makeFolder(), 'none');
  await (await openRecords(folder)).save();
  await expect(readFile(join(folder, '0.bin'))).rejects.toThrow('ENOENT');
});
