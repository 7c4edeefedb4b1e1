import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { listFiles } from '../basics/files.ts';
import { makeFolder } from '../server/testing/site.ts';
import { openCache } from './result-cache.ts';

const content = Buffer.from('content');

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000);
}

test('a result is made once per content and label', async () => {
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

test('a failed result is not cached', async () => {
  const folder = await makeFolder();
  const cache = await openCache(folder);
  await expect(cache.get(content, 'br', () => Promise.reject(new Error('full')))).rejects.toThrow(
    'full',
  );
  expect(await readdir(folder)).toEqual([]);
});

test('entries unused for 30 days are removed, and each use renews an entry', async () => {
  const folder = await makeFolder();
  const cache = await openCache(folder);
  const make = async () => Buffer.from('made');
  for (const label of ['old', 'asked', 'recent']) await cache.get(content, label, make);
  for (const name of await readdir(folder)) {
    const age = daysAgo(name.endsWith('recent') ? 29 : 31);
    await utimes(join(folder, name), age, age);
  }
  await cache.get(content, 'asked', make);
  await cache.prune();
  const kept = listFiles(folder);
  expect(kept.map((name) => name.split('.')[1]).sort()).toEqual(['asked', 'recent']);
});

test('entries are removed at most once a day', async () => {
  const folder = await makeFolder();
  const cache = await openCache(folder);
  await cache.prune();
  await cache.get(content, 'old', async () => Buffer.from('made'));
  const [name = ''] = listFiles(folder);
  await utimes(join(folder, name), daysAgo(31), daysAgo(31));
  await cache.prune();
  expect(listFiles(folder)).toEqual([name]);
  await utimes(join(folder, '.pruned'), daysAgo(2), daysAgo(2));
  await cache.prune();
  expect(listFiles(folder)).toEqual([]);
});
