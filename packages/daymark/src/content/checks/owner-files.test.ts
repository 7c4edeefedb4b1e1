import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownerFiles } from './owner-files.ts';

let root = '';
const before = process.cwd();
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'owner-files-'));
  for (const folder of ['content/articles', 'shared'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'content/articles/dawn.md'), '');
  writeFileSync(join(root, 'shared/dusk.md'), '');
  process.chdir(root);
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

it('lists files, and skips hidden ones', () => {
  writeFileSync('content/.DS_Store', '');
  expect(ownerFiles('content')).toEqual({ files: ['content/articles/dawn.md'], problems: [] });
});

it('finds no files in a folder that does not exist', () => {
  expect(ownerFiles('pages')).toEqual({ files: [], problems: [] });
});

it('follows symbolic links to files and folders, as the build does', () => {
  writeFileSync('shared/pier.png', '');
  symlinkSync('../../shared/pier.png', 'content/articles/harbour.png');
  rmSync('shared/dusk.md');
  symlinkSync('../../shared', 'content/articles/more');
  expect(ownerFiles('content')).toEqual({
    files: [
      'content/articles/dawn.md',
      'content/articles/harbour.png',
      'content/articles/more/pier.png',
    ],
    problems: [],
  });
});

const problems = () =>
  ownerFiles('content').problems.map(
    ({ file, expected, found }) => `${file}: ${expected}; ${found}`,
  );

it('reports symbolic links to pages, and pages in linked folders', () => {
  symlinkSync('../../shared/dusk.md', 'content/articles/dusk.md');
  symlinkSync('../../shared', 'content/articles/more');
  expect(problems()).toEqual([
    'content/articles/dusk.md: a copy of the file; a symbolic link to ../../shared/dusk.md',
    'content/articles/more/dusk.md: a copy of the file; a symbolic link to ../../shared',
  ]);
});

it('allows symbolic links to Markdown files in public/, which the build copies', () => {
  mkdirSync('public');
  symlinkSync('../shared/dusk.md', 'public/dusk.md');
  expect(ownerFiles('public')).toEqual({ files: ['public/dusk.md'], problems: [] });
});

it('reports symbolic links to nothing, to themselves and to a folder around them', () => {
  symlinkSync('nowhere.md', 'content/articles/a.md');
  symlinkSync('b.md', 'content/articles/b.md');
  symlinkSync('..', 'content/articles/c');
  expect(problems()).toEqual([
    'content/articles/a.md: a link to an existing file; a symbolic link to nowhere.md, which does not exist',
    'content/articles/b.md: a link to an existing file; a symbolic link to b.md, which does not exist',
    'content/articles/c: a link to another folder; a symbolic link to .., a folder around the link',
  ]);
});

it('reports names that are not in UTF-8', () => {
  writeFileSync(Buffer.from('content/caf\xe9.md', 'latin1'), '');
  expect(problems()).toEqual([
    'content/caf\u{fffd}.md: a name in UTF-8; rename the file or folder; other bytes, shown as \u{fffd}',
  ]);
});
