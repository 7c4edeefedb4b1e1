import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import type { AddressList } from '../content/address-list.ts';
import { readPublished, rememberPublished, writeLists } from './published-list.ts';

// Reads files in the working directory, so that this file needs a process of its own.
const before = process.cwd();
let root = '';
beforeEach(async () => {
  root = await makeFolder();
  process.chdir(root);
});
afterEach(() => process.chdir(before));

let sites = 0;
/** Settings with a URL of their own, because a process asks each site once. */
const site = (url = `https://tides-${sites++}.org/calm`) => ({
  settings: { identity: { url } } as never,
  source: { file: 'site.config.ts', lineOf: () => 3 },
});

const list = (...addresses: string[]): AddressList => ({
  forms: { '': [{ segments: {} }] },
  ids: {},
  addresses: new Map(addresses.map((each) => [each, { file: '', words: '' }])),
});

/** Writes a build with a list. Returns its folder. */
async function build(name: string, { settings }: ReturnType<typeof site>, ...addresses: string[]) {
  const out = join(root, '.daymark/builds', name);
  await mkdir(join(out, 'site'), { recursive: true });
  await writeLists(join(out, 'site'), list(...addresses), settings);
  return out;
}

const known = async (of = site()) => [
  ...((await readPublished(of, {})).list?.addresses.keys() ?? []),
];

describe('the addresses of builds', () => {
  it('are remembered, also when later builds lack them', async () => {
    const own = site();
    await rememberPublished(root, await build('1', own, '/a', '/b'), 'build');
    await rememberPublished(root, await build('2', own, '/a', '/c'), 'build');
    expect(await known()).toEqual(['/a', '/b', '/c']);
  });

  it('count as published only by deploys, once the owner has deployed from the folder', async () => {
    const own = site();
    await rememberPublished(root, await build('1', own, '/a'), 'build');
    const deployed = await build('2', own, '/a', '/b');
    await rememberPublished(root, deployed, 'deploy');
    await rememberPublished(root, await build('3', own, '/never'), 'build');
    expect(await known()).toEqual(['/a', '/b']);
  });

  it('are not remembered if the build is of a time that has not come', async () => {
    const own = site();
    vi.stubEnv('DAYMARK_NOW', '9000-01-01T00:00Z');
    await rememberPublished(root, await build('1', own, '/a', '/later'), 'build');
    vi.stubEnv('DAYMARK_NOW', '2026-01-01T00:00Z');
    await rememberPublished(root, await build('2', own, '/a'), 'build');
    vi.unstubAllEnvs();
    expect(await known()).toEqual(['/a']);
  });

  it('are not remembered as long as the URL of the site is a placeholder', async () => {
    const out = await build('1', site('https://stillpoint.example'), '/a');
    await rememberPublished(root, out, 'build');
    expect(await known()).toEqual([]);
  });

  it('are remembered again after somebody has damaged the file', async () => {
    await mkdir('.daymark');
    await writeFile('.daymark/addresses.json', '{');
    expect(await known()).toEqual([]);
    await rememberPublished(root, await build('1', site(), '/a'), 'build');
    expect(await known()).toEqual(['/a']);
  });

  it('are on a line each, so that an owner can remove an address', async () => {
    await rememberPublished(root, await build('1', site(), '/a', '/b'), 'build');
    const lines = (await readFile('.daymark/addresses.json', 'utf8')).split('\n');
    expect(lines).toContain('"/a": ["",""],');
  });
});

it('the list that the site serves has no files of public/', async () => {
  const { settings } = site();
  const addresses = new Map([
    ['/calm/a', { file: '', words: '' }],
    ['/calm/offer.pdf', { file: 'public/offer.pdf', words: '' }],
  ]);
  await mkdir('site');
  await writeLists('site', { ...list(), addresses }, settings);
  const served = await readFile('site/calm/pages/addresses.list.json', 'utf8');
  expect([served.includes('/calm/a'), served.includes('offer')]).toEqual([true, false]);
});

describe('a build in CI', () => {
  const json = '{"forms": {"": [{"segments": {}}]}, "addresses": {"/a": ["", ""]}}';

  it('asks the site for its list, once for all languages', async () => {
    const fetched = vi.fn(async () => new Response(json));
    vi.stubGlobal('fetch', fetched);
    const own = site('https://sea.org/calm');
    const read = await Promise.all([own, own].map((each) => readPublished(each, { CI: '1' })));
    expect(read.map(({ list }) => list?.addresses.has('/a'))).toEqual([true, true]);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      'https://sea.org/calm/pages/addresses.list.json',
      expect.objectContaining({ redirect: 'error' }),
    );
  });

  it('asks nobody elsewhere, with a file beside the builds, or with a placeholder', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    await readPublished(site(), { CI: '' });
    await readPublished(site('https://stillpoint.example'), { CI: 'true' });
    await rememberPublished(root, await build('1', site(), '/a'), 'build');
    await readPublished(site(), { CI: 'true' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('knows no addresses of a site that has no list yet', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    expect(await readPublished(site(), { CI: 'true' })).toEqual({ list: undefined });
  });

  it.each([
    ['has the status 503', async () => new Response('', { status: 503 })],
    ['is no list', async () => new Response('<html>')],
    ['is no list', async () => new Response('{"addresses": []}')],
    ['cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
    ['did not respond', async () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ])('is warned if the list %s', async (fault, answer) => {
    vi.stubGlobal('fetch', answer);
    const { problem } = await readPublished(site(`https://faults.org/${Math.random()}`), {
      CI: 'true',
    });
    expect(problem).toMatchObject({
      line: 3,
      field: 'identity.url',
      found: expect.stringContaining(`/pages/addresses.list.json, which ${fault}`),
      severity: 'warning',
    });
  });
});
