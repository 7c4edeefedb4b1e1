import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { copySite, openCopy } from './copy.ts';

/*
 * Caddy and Cloudflare's store follow symbolic links. A link in a build would let visitors read
 * files outside of the site, even those that did not exist at the time of the build.
 */
it('a build contains copies of the files to which links in public/ lead, and no links', async () => {
  const { root, read } = openCopy(inject('variant').root);
  for (const file of ['file.txt', 'folder/map.txt'])
    expect(await read(`dist/site/${file}`)).toBe('a map\n');
  const entries = await readdir(join(root, 'dist/'), { recursive: true, withFileTypes: true });
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name)).toEqual([]);
});

it('a build fails if public/ contains a pipe, for whose writer it would wait for ever', async () => {
  const copy = await copySite('tests/fixtures/bare');
  onTestFinished(() => copy.remove());
  await copy.write('public/plain.txt', 'plain\n');
  execFileSync('mkfifo', [join(copy.root, 'public/pipe')]);
  expect(await copy.build()).toMatchObject({
    succeeded: false,
    output: expect.stringContaining('public/pipe: expected a file or a folder; found a named pipe'),
  });
});
