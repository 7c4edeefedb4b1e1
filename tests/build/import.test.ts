import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, copySite } from './copy.ts';

/* Builds a site into which an export of WordPress was imported. */

const importer = resolve('packages/daymark-import/bin/daymark-import.mjs');
const wordPress = resolve('packages/daymark-import/fixtures/wordpress/export.xml');

let copy: Copy;
beforeAll(async () => {
  copy = await copySite('tests/fixtures/starter-0.1.0');
  await promisify(execFile)(process.execPath, [importer, wordPress, copy.root, '--yes']);
});
afterAll(() => copy.remove());

it('an imported site builds, with its redirects, and without the folder of the importer', async () => {
  const { succeeded, output } = await copy.build();
  expect(output).not.toContain('import/');
  expect(succeeded).toBe(true);
  // A text without a slug, which was at /2013/03/55/ and at /?p=55.
  const redirects = Object.entries(JSON.parse(await copy.read('dist/redirects.json')));
  const sources = redirects.filter(([, target]) => target === '/blog/55').map(([from]) => from);
  expect(sources).toEqual(['/2013/03/55', '/?p=55']);
  const files = await copy.list('dist/site');
  expect(files).toContain('blog/55.html');
  expect(files).not.toContain('blog/behind-a-password.html');
  expect(files.filter((file) => file.startsWith('import'))).toEqual([]);
});
