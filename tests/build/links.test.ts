import { execFileSync } from 'node:child_process';
import { readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copySite } from './copy.ts';

const MINUTE = 60_000;

/*
 * Caddy and Cloudflare's store follow symbolic links. A link in a build would let visitors read
 * files outside of the site, even those that did not exist at the time of the build.
 */
it('a build contains copies of the files to which links in public/ lead, and no links', {
  timeout: 3 * MINUTE,
}, async () => {
  const copy = await copySite('tests/fixtures/bare');
  onTestFinished(() => copy.remove());
  await copy.write('maps/map.txt', 'a map\n');
  await copy.write('public/plain.txt', 'plain\n');
  await symlink('../maps/map.txt', join(copy.root, 'public/file.txt'));
  await symlink('../maps', join(copy.root, 'public/folder'));

  // A build would wait for the writer of a pipe for ever.
  execFileSync('mkfifo', [join(copy.root, 'public/pipe')]);
  expect(await copy.build()).toMatchObject({
    succeeded: false,
    output: expect.stringContaining('public/pipe: expected a file or a folder; found a named pipe'),
  });
  await rm(join(copy.root, 'public/pipe'));

  const { succeeded, output } = await copy.build();
  expect(succeeded, output).toBe(true);
  for (const file of ['file.txt', 'folder/map.txt'])
    expect(await copy.read(`dist/site/${file}`)).toBe('a map\n');
  const entries = await readdir(join(copy.root, 'dist/'), { recursive: true, withFileTypes: true });
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name)).toEqual([]);
});
