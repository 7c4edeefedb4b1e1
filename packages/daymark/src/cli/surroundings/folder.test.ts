import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkWritable, freeSpace, spaceWarning } from './folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folder-'));
});
afterEach(() => rm(root, { recursive: true }));

it('a folder that can be written contains no new file afterwards', async () => {
  await mkdir(join(root, '.daymark'));
  await checkWritable(root);
  expect(await readdir(root, { recursive: true })).toEqual(['.daymark']);
});

it('a folder that cannot be written is refused with a sentence that names it', async () => {
  const write = () => Promise.reject(Object.assign(new Error(), { code: 'EACCES' }));
  await expect(checkWritable(root, write)).rejects.toThrow(
    `You have no permission to write or read ${root}. Give your user the permission`,
  );
});

it('a disk with less than 200 MB of free space is reported', async () => {
  expect(spaceWarning('/site', 199)).toBe(
    'The disk of /site has 199 MB of free space. A build of a large site may need more.',
  );
  expect(spaceWarning('/site', 200)).toBeUndefined();
  expect(await freeSpace(root)).toBeGreaterThan(0);
});
