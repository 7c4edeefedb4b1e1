import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readManifest } from '../../packages/daymark/src/output/page-policies.ts';
import { readRoutesSync } from '../../packages/daymark/src/server/read-routes.ts';
import { sentToVisitors } from '../../repo/third-party/uses.ts';
import { type Copy, copySite } from './copy.ts';

/* Tests the files that every build contains in addition to the owner's content. */

let copy: Copy;
let site: string;

beforeAll(async () => {
  copy = await copySite();
  site = join(copy.root, 'dist/site');
  expect((await copy.build({ DAYMARK_TODAY: '2031-02-02' })).output).toContain('Complete!');
}, 60_000);
afterAll(() => copy.remove());

const textOf = (file: string) => readFile(join(site, file), 'utf8');

it('a build shows the year of its build date', async () => {
  expect(await textOf('about.html')).toMatch(/© <span data-year="true">2031</);
});

it('a build contains exactly the licences of the code that visitors receive', async () => {
  const text = await textOf('licences.txt');
  const names = [...text.matchAll(/^-{72}\n(\S+).*\n-{72}$/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...sentToVisitors, 'Newsreader'].sort());
  expect(text).toContain('Copyright (c) Meta Platforms');
});

it('a build publishes a security contact as plain text', async () => {
  const route = readRoutesSync(site, readManifest(site)).get('/.well-known/security.txt');
  expect(route).toMatchObject({
    file: { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  });
  expect(await textOf('.well-known/security.txt')).toContain('Expires: 2032-02-01T');
});
