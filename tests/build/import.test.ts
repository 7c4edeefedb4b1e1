import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeFiles } from '../small-site.ts';
import { type Copy, copySite } from './copy.ts';

/* Builds a site into which an export of WordPress and a folder of Hugo were imported. */

const importer = resolve('packages/daymark-import/bin/daymark-import.mjs');
const wordPress = resolve('packages/daymark-import/fixtures/wordpress/export.xml');

let copy: Copy;
beforeAll(async () => {
  copy = await copySite('tests/fixtures/starter-0.1.0');
  const hugo = join(copy.root, 'old');
  await writeFiles(hugo, {
    'hugo.toml': 'baseURL = "https://old.example/"',
    // Two traps: the alias is the address of a file, and nothing refers to the definition.
    'content/posts/tides.md':
      '---\ntitle: Tides\ndate: 2020-01-01\naliases: [/favicon.svg]\n---\nA walk.\n\n[1]: /nowhere/\n',
  });
  for (const source of [wordPress, hugo])
    await promisify(execFile)(process.execPath, [importer, source, copy.root, '--yes']);
  await rm(hugo, { recursive: true });
});
afterAll(() => copy.remove());

it('an imported site builds, with its redirects, and without the folder of the importer', async () => {
  const { succeeded, output } = await copy.build();
  expect(output).not.toContain('import/');
  expect(succeeded).toBe(true);
  // A text without a slug had the addresses /2013/03/55/ and /?p=55.
  const redirects = Object.entries(JSON.parse(await copy.read('dist/redirects.json')));
  const sources = redirects.filter(([, target]) => target === '/blog/55').map(([from]) => from);
  expect(sources).toEqual(['/2013/03/55', '/?p=55']);
  expect(redirects).toContainEqual(['/posts/tides', '/blog/tides']);
  expect(await copy.read('import/report.md')).toContain(
    '"/favicon.svg", the address of an existing',
  );
  const files = await copy.list('dist/site');
  expect(files).toContain('blog/55.html');
  expect(files).not.toContain('blog/behind-a-password.html');
  expect(files.filter((file) => file.startsWith('import'))).toEqual([]);
});
