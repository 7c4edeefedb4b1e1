import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { openFiles } from './export-files.ts';

/** Writes a zip file with these bytes, and returns its path. */
async function fileOf(zip: Uint8Array): Promise<string> {
  const file = join(await makeFolder(), 'export.zip');
  await writeFile(file, zip);
  return file;
}

const FILES = { 'posts/a.html': strToU8('<p>A</p>'.repeat(50)), 'posts.csv': strToU8('id\n') };

it('a folder and a zip file have the same files, in their order by name', async () => {
  const folder = await makeFolder();
  await writeFiles(folder, { 'posts.csv': 'id\n', 'posts/a.html': '<p>A</p>'.repeat(50) });
  const macOS = { '__MACOSX/posts/._a.html': strToU8('x'), 'posts/': new Uint8Array() };
  const stored = await fileOf(zipSync({ ...FILES, ...macOS }, { level: 0 }));
  for (const source of [folder, stored, await fileOf(zipSync(FILES))]) {
    const { names, text } = await openFiles(source);
    expect(names).toEqual(['posts.csv', 'posts/a.html']);
    expect(await text('posts/a.html')).toBe('<p>A</p>'.repeat(50));
  }
});

it('a name with an accent has one spelling, whatever program has written it', async () => {
  const [written, name] = ['posts/cafe\u0301.html', 'posts/caf\u00E9.html'];
  const folder = await makeFolder();
  await writeFiles(folder, { [written]: 'A' });
  for (const source of [folder, await fileOf(zipSync({ [written]: strToU8('A') }))]) {
    const { names, text } = await openFiles(source);
    expect([names, await text(name)]).toEqual([[name], 'A']);
  }
});

it('a symbolic link out of a folder is no file of the export', async () => {
  const folder = await makeFolder();
  await symlink('/etc/passwd', join(folder, 'posts.csv'));
  expect((await openFiles(folder)).names).toEqual([]);
});

describe('a zip file is refused', () => {
  const whole = zipSync(FILES);
  const stored = zipSync(FILES, { level: 0 });
  const withByte = (zip: Uint8Array, at: number, value: number) => {
    const copy = zip.slice();
    copy[at] = value;
    return copy;
  };
  /** The position of the list of files, which is at the end. */
  const list = Buffer.from(whole).indexOf('PK\x01\x02', 0, 'latin1');
  it.each([
    ['cut', whole.slice(0, -40), 'expected a whole zip file; found a damaged one. Export again'],
    [
      'with a changed byte',
      withByte(stored, 50, 7),
      'expected a whole file posts/a.html; found a damaged one. Export again',
    ],
    [
      'with a name that climbs',
      zipSync({ 'posts/../../../evil.html': strToU8('x') }),
      'expected files inside of the export; found the name "posts/../../../evil.html", which leads out of it. Export again',
    ],
    [
      'with a name of another drive',
      zipSync({ 'C:\\evil.html': strToU8('x') }),
      'expected files inside of the export; found the name "C:/evil.html", which leads out of it. Export again',
    ],
    [
      'with encryption',
      withByte(whole, list + 8, 1),
      'expected a zip file without encryption and below 4 GB; found posts/a.html with encryption. Unpack the file, and name the folder',
    ],
    [
      'with another compression',
      withByte(whole, list + 10, 12),
      'expected a zip file without encryption and below 4 GB; found posts/a.html with another compression. Unpack the file, and name the folder',
    ],
    [
      'with a small file that becomes a large one',
      zipSync({ 'posts/a.html': new Uint8Array(30_000_000) }),
      'expected files that are at most 200 times as large without their compression; found posts/a.html. Export again',
    ],
    [
      'with a file that is too large',
      zipSync({ 'posts/a.html': Buffer.alloc(21_000_000, 'abc') }, { level: 0 }),
      'expected files of at most 20 MB; found posts/a.html with more. Remove the file from the export',
    ],
  ])('%s', async (_, zip, message) => {
    const source = await fileOf(zip);
    const error = await openFiles(source)
      .then(({ text }) => text('posts/a.html'))
      .catch((thrown: Error) => thrown.message.replace(`${source}: `, ''));
    expect(error).toBe(message);
  });

  it('whose file is too large can be read up to the limit', async () => {
    const large = Buffer.alloc(21_000_000, 'é');
    const source = await fileOf(zipSync({ 'a.html': large, 'b.html': strToU8('b') }, { level: 0 }));
    const { beginning } = await openFiles(source);
    const { text, isCut } = await beginning('a.html');
    expect([isCut, text.length > 10_000_000, text.includes('\uFFFD')]).toEqual([true, true, false]);
    expect(await beginning('b.html')).toEqual({ text: 'b', isCut: false });
  });
});
