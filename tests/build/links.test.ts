import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { openCopy } from './copy.ts';

/*
 * The reason for this test: Caddy and Cloudflare's store follow symbolic links. A link in a build
 * would let visitors read files outside of the site, even files that did not exist at the time of
 * the build.
 */
it('a build contains copies of the files to which links in public/ lead, and no links', async () => {
  const { root, read } = openCopy(inject('variant').root);
  for (const file of ['file.txt', 'folder/map.txt'])
    expect(await read(`dist/site/${file}`)).toBe('a map\n');
  const entries = await readdir(join(root, 'dist/'), { recursive: true, withFileTypes: true });
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name)).toEqual([]);
});
