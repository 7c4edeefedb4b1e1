import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { writeWhole } from './import-folder.ts';

vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  return {
    ...actual,
    // Simulates that each folder is on a separate disk.
    rename: async (from: string, to: string) => {
      if (dirname(from) !== dirname(to))
        throw Object.assign(new Error('cross-device link not permitted'), { code: 'EXDEV' });
      await actual.rename(from, to);
    },
  };
});

it('a file is written completely to a folder on another disk', async () => {
  const root = await makeFolder();
  for (const text of ['one', 'two']) await writeWhole(root, 'content/articles/a.md', text);
  expect(await readFile(join(root, 'content/articles/a.md'), 'utf8')).toBe('two');
  expect(await readdir(join(root, 'content/articles'))).toEqual(['a.md']);
  expect(await readdir(join(root, 'import/parts'))).toEqual([]);
});
