import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { listFiles } from './files.ts';

test('listFiles returns files at every depth, without hidden files and symlinks', async () => {
  const folder = await makeFolder();
  const secrets = await makeFolder();
  await writeFiles(secrets, { secret: '' });
  await writeFiles(folder, {
    'b.txt': '',
    'a/c/d.txt': '',
    '.env': '',
    '.git/config': '',
    'a/.cache/x': '',
    '.well-known/security.txt': '',
  });
  await symlink(join(secrets, 'secret'), join(folder, 'link'));
  await symlink(secrets, join(folder, 'folder-link'));
  expect(listFiles(folder)).toEqual(['.well-known/security.txt', 'a/c/d.txt', 'b.txt']);
});
