import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readManifest } from '../../packages/daymark/src/output/page-policies.ts';
import { readRoutesSync } from '../../packages/daymark/src/server/read-routes.ts';
import { sentToVisitors } from '../../repo/third-party/uses.ts';
import { differences, type Files, readFiles } from './built-files.ts';
import { type Copy, copySite } from './copy.ts';

/*
 * The files of a build. Builds are reproducible: every build of one commit for one day has the same
 * bytes, so that anyone with the source can check that a host serves what was built from it. The
 * tests of packed packages compare builds in two folders.
 */

const MINUTE = 60_000;
let copy: Copy;
let first: Files;

beforeAll(async () => {
  copy = await copySite();
  first = await build({});
}, 3 * MINUTE);
afterAll(() => copy.remove());

/** Builds the copy and returns all files that the build writes. */
async function build(environment: Record<string, string>): Promise<Files> {
  const { output } = await copy.build({ DAYMARK_TODAY: '2031-02-02', ...environment });
  expect(output).toContain('Complete!');
  return readFiles(join(copy.root, 'dist'));
}

const textOf = (file: string) => String(first.get(join('site', file)));

it('a build contains images, compressed variants, a policy, redirects and files for hosts', () => {
  const files = [...first.keys()];
  for (const file of ['policy.json', 'redirects.json', 'deploy/nginx.conf', 'site/index.html.br'])
    expect(files).toContain(file);
  expect(files.filter((file) => file.endsWith('.png')).length).toBeGreaterThan(10);
});

it('a build with another time zone, locale and cache has the same bytes', {
  timeout: 2 * MINUTE,
}, async () => {
  const again = await build({ TZ: 'Pacific/Kiritimati', LC_ALL: 'C' });
  expect(differences(first, again)).toEqual([]);
});

it('a build shows the year of its build date', () => {
  expect(textOf('about.html')).toMatch(/© <span data-year="true">2031</);
});

it('a build contains exactly the licences of the code that visitors receive', () => {
  const text = textOf('licences.txt');
  const names = [...text.matchAll(/^-{72}\n(\S+).*\n-{72}$/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...sentToVisitors, 'Newsreader'].sort());
  expect(text).toContain('Copyright (c) Meta Platforms');
});

it('a build publishes a security contact as plain text', () => {
  const site = join(copy.root, 'dist/site');
  const route = readRoutesSync(site, readManifest(site)).get('/.well-known/security.txt');
  expect(route).toMatchObject({
    file: { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  });
  expect(textOf('.well-known/security.txt')).toContain('Expires: 2032-02-01T');
});
