import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  exampleArticles,
  exampleRecord,
  pageInMemory,
} from '../../../../../tests/search-records.ts';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { makeBundle } from './make-bundle.ts';
import type { SearchRecord } from './record.ts';

const bundleOf = async (records: SearchRecord[], language = 'en-GB') =>
  makeBundle(records.map(pageInMemory), language, await makeFolder());

const FOLDER = /^\/pagefind\/[0-9a-f]{10}\/$/;

describe('the search index of a site', () => {
  it('contains what a search needs, and nothing more', async () => {
    const { files, addresses } = await bundleOf([exampleRecord()]);
    const { runtime, newest, words } = addresses;
    expect(runtime).toMatch(FOLDER);
    expect(newest).toMatch(FOLDER);
    expect([...files.keys()].map((path) => path.replace(/en_\w+/, 'en_1')).toSorted()).toEqual(
      [
        `${newest}fragment/en_1.pf_fragment`,
        `${newest}index/en_1.pf_index`,
        `${newest}pagefind-entry.json`,
        `${newest}pagefind.pages.pf_meta`,
        `${runtime}pagefind.js`,
        `${runtime}wasm.site.pagefind`,
        words,
      ].toSorted(),
    );
    expect(addresses.older).toBeUndefined();
  });

  it('contains the list of pages uncompressed, so that the server compresses it', async () => {
    const { files, addresses } = await bundleOf([exampleRecord()]);
    const list = await files.get(`${addresses.newest}pagefind.pages.pf_meta`)?.();
    expect(new TextDecoder().decode(list)).toMatch(/^pagefind_dcd/);
  });

  it('has a new folder if a single character of a page changes, and only then', async () => {
    const { addresses } = await bundleOf([exampleRecord()]);
    expect((await bundleOf([exampleRecord()])).addresses).toEqual(addresses);
    const changed = exampleRecord({ html: '<p>A lighthouse stands at the bend!</p>' });
    const { newest, ...others } = (await bundleOf([changed])).addresses;
    expect(newest).not.toBe(addresses.newest);
    expect(others).toEqual({ runtime: addresses.runtime, words: addresses.words });
  });

  it('can be built in a language that Pagefind does not support', async () => {
    const { files, addresses } = await bundleOf([exampleRecord()], 'la');
    expect(await files.get(`${addresses.runtime}wasm.site.pagefind`)?.()).toBeDefined();
  });

  it('has a folder for each shard, and indexes only the shards that have changed', async () => {
    const cache = await makeFolder();
    const records = [...exampleArticles(2025, 40), ...exampleArticles(2026, 390)];
    const articles = records.map(pageInMemory);
    const before = await makeBundle(articles, 'en-GB', cache);
    expect(before.addresses.older).toEqual({
      since: '1 January 2026',
      years: [{ year: 2025, shards: [expect.stringMatching(FOLDER)] }],
    });
    const kept = await readdir(cache);
    const shards = kept
      .filter((file) => file.endsWith('.shard.bin'))
      .map((file) => join(cache, file));
    for (const shard of shards) await writeFile(shard, 'not read');
    const added = pageInMemory(exampleRecord({ date: new Date('2026-11-01') }));
    const after = await makeBundle([...articles, added], 'en-GB', cache);
    expect(after.addresses.older).toEqual(before.addresses.older);
    expect(after.addresses.newest).not.toBe(before.addresses.newest);
    expect((await readdir(cache)).filter((file) => !kept.includes(file))).toHaveLength(2);
    for (const shard of shards) expect(await readFile(shard, 'utf8')).toBe('not read');
    for (const read of after.files.values()) expect((await read()).length).toBeGreaterThan(0);
  });

  it('leaves at most three shards of earlier indexes in the cache', async () => {
    const cache = await makeFolder();
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
      await makeBundle([pageInMemory(exampleRecord({ title }))], 'en-GB', cache);
    const shards = (await readdir(cache)).filter((file) => file.endsWith('.shard.bin'));
    expect(shards).toHaveLength(4);
  });
});
