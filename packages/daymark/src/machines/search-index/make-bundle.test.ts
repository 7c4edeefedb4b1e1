import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  exampleArticles,
  exampleRecord,
  pageInMemory,
} from '../../../../../tests/search-records.ts';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { makeBundle } from './make-bundle.ts';
import type { SearchRecord } from './shard.ts';

const bundleOf = async (records: SearchRecord[], language = 'en-GB') =>
  makeBundle(records.map(pageInMemory), language, await makeFolder());

const FOLDER = /^\/pagefind\/[0-9a-f]{10}\/$/;

describe('the search index of a site', () => {
  it('contains only the files that a search needs', async () => {
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

/** Ignores errors, as Pagefind does when it loads a part of its index. */
const SWALLOWING = `export const load = () => fetch('/part').then((answer) => answer.text()).catch(() => 'nothing');`;

/** Runs the browser script of a bundle, with more code at its end, as a file in a new folder. */
async function runtime(more = SWALLOWING) {
  const { files, addresses } = await bundleOf([exampleRecord()]);
  const script = await files.get(`${addresses.runtime}pagefind.js`)?.();
  const file = join(await makeFolder(), 'pagefind.js');
  await writeFile(file, `${Buffer.from(script ?? [])}\n${more}`);
  return { ...(await import(pathToFileURL(file).href)), folder: dirname(file) };
}
const answer = (response: Response) => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response));

describe('the runtime of the search', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('passes a successful response to Pagefind unchanged', async () => {
    answer(new Response('part'));
    const { load, takeFailure } = await runtime();
    await expect(load()).resolves.toBe('part');
    expect(takeFailure()).toBeUndefined();
  });

  it('reports a failed response that Pagefind ignored, and only once', async () => {
    answer(new Response('', { status: 503 }));
    const { load, takeFailure } = await runtime();
    await expect(load()).resolves.toBe('nothing');
    expect(takeFailure()).toEqual(new Error('/part: expected status 200; found 503'));
    expect(takeFailure()).toBeUndefined();
  });

  it('reports a network error', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')));
    const { load, takeFailure } = await runtime();
    await load();
    expect(takeFailure()).toEqual(new TypeError('no network'));
  });

  it('takes the WebAssembly from its own folder, whatever the folder of the index', async () => {
    const fetched = vi.fn().mockResolvedValue(new Response('module'));
    vi.stubGlobal('fetch', fetched);
    const script = `export const load = () => fetch('/shard/wasm.site.pagefind');`;
    const { load, folder } = await runtime(script);
    await load();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      pathToFileURL(join(folder, 'wasm.site.pagefind')).href,
    );
  });
});
