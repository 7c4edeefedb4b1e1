import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { differences, type Files, readFiles } from './built-files.ts';
import { type Copy, copySite } from './copy.ts';

/*
 * Reproducible builds: anyone with the source can check that a host serves what was built from it,
 * because every build of one commit for one day has the same bytes.
 */

const MINUTE = 60_000;
const DAY = { DAYMARK_TODAY: '2031-02-02' };

const copies: Copy[] = [];
let first: Files;
let elsewhere: Files;
let again: Files;

beforeAll(async () => {
  const [one, other] = [await copySite(), await copySite()];
  copies.push(one, other);
  first = await build(one, DAY);
  elsewhere = await build(other, { ...DAY, TZ: 'Pacific/Kiritimati', LC_ALL: 'C' });
  again = await build(one, DAY);
}, 3 * MINUTE);
afterAll(() => Promise.all(copies.map((copy) => copy.remove())));

/** Builds a copy of the site and returns all files that the build writes. */
async function build(copy: Copy, environment: Record<string, string>): Promise<Files> {
  const { output } = await copy.build(environment);
  expect(output).toContain('Complete!');
  return readFiles(join(copy.root, 'dist'));
}

it('a build has pictures, compressed variants, a policy, redirects and files for hosts', () => {
  const files = [...first.keys()];
  for (const file of ['policy.json', 'redirects.json', 'deploy/nginx.conf', 'site/index.html.br'])
    expect(files).toContain(file);
  expect(files.filter((file) => file.endsWith('.png')).length).toBeGreaterThan(10);
});

it('a build in another folder, time zone and locale is the same', () => {
  expect(differences(first, elsewhere)).toEqual([]);
});

it('a build that uses the cache of the former one is the same', () => {
  expect(differences(first, again)).toEqual([]);
});
