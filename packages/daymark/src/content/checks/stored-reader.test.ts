import { hash } from 'node:crypto';
import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../../tests/small-site.ts';
import type { Body } from './body.ts';
import type { Digests } from './owner-files.ts';
import { storedReader } from './stored-reader.ts';
import { textReader } from './text-reader.ts';

/** Writes a text to a folder. Returns its path. */
async function write(folder: string, name = 'dawn', body = 'Light.', fields = 'title: Dawn') {
  const file = join(folder, 'content/articles', `${name}.md`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, textOf(body, fields));
  return file;
}

const textOf = (body: string, fields = 'title: Dawn') => `---\n${fields}\n---\n${body}`;

/** Returns a reader that counts how often it reads, and pretends that each body has the pictures and files. */
function countingReader(files: readonly string[] = [], downloads: string[] = []) {
  const counted = { reads: 0, problems: [] as Body['bodyProblems'] };
  const read = async ({ body }: { body: string }): Promise<Body> => {
    counted.reads += 1;
    const html = `<p>${body.trim()}</p>`;
    return {
      links: [],
      paragraphs: [],
      places: [],
      pictures: files.map((href) => ({ href, alt: 'A pier', line: 1 })),
      findings: [],
      html: async () => html,
      htmlDigest: hash('sha256', html),
      headings: [{ depth: 2, slug: 'east', text: 'East' }],
      files: [...files],
      variants: [],
      downloads,
      ids: new Set(['east']),
      bodyProblems: counted.problems,
    };
  };
  return { counted, read: textReader(read) };
}

/** Opens the store, reads a text, and saves the store, as a build does. */
async function build(
  folder: string,
  { read }: ReturnType<typeof countingReader>,
  {
    file = 'content/articles/dawn.md',
    text = textOf('Light.'),
    version = 'one',
    digests = undefined as Digests | undefined,
  } = {},
) {
  const stored = await storedReader(read, version, join(folder, 'store'), digests);
  const found = await stored.read(file, () => Buffer.from(text));
  const [html, line] = [await found.html(), found.lineOf('title')];
  await stored.save();
  return { ...found, html, lineOf: line };
}

it('a text that has not changed is read once, and is the same in the next build', async () => {
  const [folder, reader] = [await makeFolder(), countingReader()];
  const first = await build(folder, reader);
  expect(await build(folder, reader)).toEqual(first);
  expect(first).toMatchObject({
    fields: { title: 'Dawn' },
    html: '<p>Light.</p>',
    ids: new Set(['east']),
    lineOf: 2,
    minutes: 1,
  });
  expect(reader.counted.reads).toBe(1);
});

it.each([
  ['another body', { text: textOf('Dusk.') }],
  ['other front matter', { text: textOf('Light.', 'title: Dusk') }],
  ['another file', { file: 'content/articles/dusk.md' }],
  ['another version', { version: 'two' }],
])('a text is read again with %s', async (_, change) => {
  const [folder, reader] = [await makeFolder(), countingReader()];
  await build(folder, reader);
  await build(folder, reader, change);
  expect(reader.counted.reads).toBe(2);
});

it('a file whose hash is known is read only if the hash in the store differs', async () => {
  const [folder, reader] = [await makeFolder(), countingReader()];
  await build(folder, reader);
  const [file, text] = ['content/articles/dawn.md', textOf('Dusk.')];
  const buildWith = (read: string) =>
    build(folder, reader, { text, digests: new Map([[file, hash('sha256', read)]]) });
  expect((await buildWith(textOf('Light.'))).html).toBe('<p>Light.</p>');
  expect((await buildWith(text)).html).toBe('<p>Dusk.</p>');
});

it.each([
  ['pictures', (file: string) => countingReader([file])],
  [
    'files to download, whose size the text contains,',
    (file: string) => countingReader([], [file]),
  ],
])('a text is read again if one of its %s has changed', async (_, readerOf) => {
  const folder = await makeFolder();
  const picture = join(folder, 'pier.jpg');
  await writeFile(picture, 'one');
  const reader = readerOf(picture);
  await build(folder, reader);
  await build(folder, reader);
  expect(reader.counted.reads).toBe(1);
  await writeFile(picture, 'two');
  await build(folder, reader);
  expect(reader.counted.reads).toBe(2);
});

it('a text with problems is read in every build', async () => {
  const [folder, reader] = [await makeFolder(), countingReader()];
  reader.counted.problems = [{ file: 'dawn.md', expected: 'a', found: 'b' }];
  await build(folder, reader);
  await build(folder, reader);
  expect(reader.counted.reads).toBe(2);
});

/** Returns the paths of the stored bodies. */
async function bodiesIn(folder: string) {
  const files = await readdir(folder, { recursive: true });
  return files.filter((path) => path.endsWith('.html')).map((path) => join(folder, path));
}

it('a damaged body is rendered again', async () => {
  const [folder, reader] = [await makeFolder(), countingReader()];
  const file = await write(folder);
  await build(folder, reader, { file });
  const [body = ''] = await bodiesIn(folder);
  await appendFile(body, 'x');
  expect((await build(folder, reader, { file })).html).toBe('<p>Light.</p>');
  expect(reader.counted.reads).toBe(2);
  await build(folder, reader, { file });
  expect(reader.counted.reads).toBe(2);
});

it('the store contains one body of each text, and none of a text that was removed', async () => {
  const [folder, reader] = [await makeFolder(), countingReader()];
  await build(folder, reader);
  await build(folder, reader, { text: textOf('Dusk.') });
  expect(await bodiesIn(folder)).toHaveLength(1);
  await build(folder, reader, { file: 'content/articles/noon.md' });
  expect(await bodiesIn(folder)).toHaveLength(1);
});
