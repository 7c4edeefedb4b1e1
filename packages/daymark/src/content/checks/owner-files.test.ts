import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { rename, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { fileDigests, fileReader, ownerFiles, readTexts } from './owner-files.ts';
import type { ReadText } from './text-reader.ts';

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

it('lists files, and skips hidden files', () => {
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

it('a text that is removed while the texts are read is reported', async () => {
  writeFileSync('content/dusk.md', '');
  const read = async (file: string, content: () => Uint8Array) => {
    content();
    rmSync('content/dusk.md', { force: true });
    return { file } as ReadText;
  };
  const { texts, problems } = await readTexts(read, { code: '', languages: [] });
  expect(texts.map(({ file }) => file)).toEqual(['content/articles/dawn.md']);
  expect(problems).toEqual([
    {
      file: 'content/dusk.md',
      expected: 'a file that is neither removed nor renamed while the command reads it',
      found: 'none; run the command again',
    },
  ]);
});

it('files of all sizes are read one after another', async () => {
  const path = join(await makeFolder(), 'dawn.md');
  const read = fileReader(4);
  for (const content of ['', 'one', 'four', 'a file that is longer', 'short']) {
    await writeFile(path, content);
    expect(Buffer.from(read(path)).toString()).toBe(content);
  }
});

it('a file that does not exist is an error', () => {
  expect(() => fileReader()('none.md')).toThrow('ENOENT');
});

vi.mock('node:fs', { spy: true });

/** A file that was written an hour ago, and the function with its hash. */
async function oldFile() {
  const file = join(await makeFolder(), 'dawn.md');
  await writeFile(file, 'Light.');
  vi.setSystemTime(Date.now() + 3_600_000);
  const digests = fileDigests();
  digests.get(file);
  return { file, digests };
}

const digestOf = (text: string) => hash('sha256', text);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('a file that has not changed is read once', async () => {
  const { file, digests } = await oldFile();
  vi.mocked(readFileSync).mockClear();
  expect(digests.get(file)).toBe(digestOf('Light.'));
  expect(readFileSync).not.toHaveBeenCalled();
});

it('a file is read again after an edit that leaves its size and its modification time', async () => {
  const { file, digests } = await oldFile();
  const { atime, mtime } = await stat(file);
  await writeFile(file, 'Night.');
  await utimes(file, atime, mtime);
  expect(digests.get(file)).toBe(digestOf('Night.'));
});

it('a file is read again if another file has taken its place', async () => {
  const { file, digests } = await oldFile();
  await writeFile(`${file}.new`, 'Night.');
  await rename(`${file}.new`, file);
  expect(digests.get(file)).toBe(digestOf('Night.'));
});

it('a file that was written just now is always read, because its times may stay the same', async () => {
  const { file } = await oldFile();
  vi.setSystemTime((await stat(file)).mtimeMs + 1);
  const digests = fileDigests();
  vi.mocked(readFileSync).mockClear();
  expect([digests.get(file), digests.get(file)]).toEqual(Array(2).fill(digestOf('Light.')));
  expect(readFileSync).toHaveBeenCalledTimes(2);
});
