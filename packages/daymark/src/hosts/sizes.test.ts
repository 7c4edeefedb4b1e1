import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isExhaustive } from '../../../../tests/exhaustive.ts';
import { largeSite } from '../../../../tests/published-site.ts';
import { writeHostFiles } from './build.ts';
import { caddyfile } from './caddy.ts';
import { headersFile } from './netlify.ts';
import { nginxConfig } from './nginx.ts';
import { vercelConfiguration } from './vercel.ts';

/** The maximum size of `policy.json` in characters. */
const MEGABYTE = 1024 * 1024;

/** The number of articles of a large site. The number of articles with players decides the sizes. */
const ARTICLES = isExhaustive ? 100_000 : 20_000;
const PLAYERS = 2_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the files for hosts of a site with many articles, of which 2,000 have players, are small', async () => {
  const site = largeSite(ARTICLES, ARTICLES / PLAYERS);
  const warnings: string[] = [];
  await writeHostFiles(site, folder, (message) => warnings.push(message));
  const [ofHeaders, ...others] = warnings.toReversed();
  expect(ofHeaders).toMatch(/^_headers: expected at most 262144 characters/);
  const tooMany = /^cloudflare\/wrangler\.jsonc: expected at most 100000 files/;
  expect(others).toEqual(isExhaustive ? [expect.stringMatching(tooMany)] : []);
  for (const file of await readdir(folder, { recursive: true })) {
    if (file === 'server.mjs') continue;
    const { size } = await stat(join(folder, file));
    expect([file, size <= 256 * 1024]).toEqual([file, true]);
  }
  expect(JSON.stringify(site.policies, null, 1).length).toBeLessThan(MEGABYTE);
});

test('articles directly in the root need a rule for each article only at Netlify', () => {
  const site = largeSite(2_000, 20, '');
  for (const make of [nginxConfig, caddyfile, vercelConfiguration])
    expect(make(site).match(/an-article/g)).toHaveLength(100);
  expect(() => headersFile(site)).toThrow(/if they lie directly in a folder with other files/);
});

test('the configurations of servers do not grow with the number of pages', async () => {
  const configurations = ['nginx.conf', 'Caddyfile', 'vercel.json', '_headers'];
  const written: string[][] = [];
  for (const articles of [1_000, 3_000]) {
    await writeHostFiles(largeSite(articles, Infinity), folder);
    const texts = configurations.map((file) => readFile(join(folder, file), 'utf8'));
    written.push(await Promise.all(texts));
  }
  expect(written[1]).toEqual(written[0]);
});
