import { hash } from 'node:crypto';
import { appendFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../server/testing/site.ts';
import type { Body } from './body.ts';
import { storedReader } from './stored-reader.ts';
import { readText } from './text.ts';

const text = (body: string, file = 'content/articles/dawn.md') =>
  readText(file, `---\ntitle: Dawn\n---\n${body}`);

/** Returns a reader that counts how often it reads, and pretends that each body has the files. */
function countingReader(files: readonly string[] = []) {
  const counted = { reads: 0, problems: [] as Body['bodyProblems'] };
  const read = async ({ body }: { body: string }): Promise<Body> => {
    const html = `<p>${body.trim()}</p>`;
    counted.reads += 1;
    return {
      links: [],
      pictures: files.map((href) => ({ href, alt: 'A pier', line: 1 })),
      findings: [],
      html: async () => html,
      htmlDigest: hash('sha256', html),
      headings: [{ depth: 2, slug: 'east', text: 'East' }],
      files,
      variants: [],
      ids: new Set(['east']),
      bodyProblems: counted.problems,
    };
  };
  return { counted, read };
}

/** Opens the store, reads a text, and saves the store, as a build does. */
async function build(
  folder: string,
  { read }: ReturnType<typeof countingReader>,
  of = text('Light.'),
  version = 'one',
) {
  const stored = await storedReader(read, version, folder);
  const body = await stored.read(of);
  const html = await body.html();
  await stored.save();
  return { ...body, html };
}

it('a text that has not changed is read once, and is the same in the next build', async () => {
  const [folder, reader] = [await makeFolder(), countingReader()];
  const first = await build(folder, reader);
  expect(await build(folder, reader)).toEqual(first);
  expect(first).toMatchObject({ html: '<p>Light.</p>', ids: new Set(['east']) });
  expect(reader.counted.reads).toBe(1);
});

it.each([
  ['another text', text('Dusk.'), 'one'],
  ['another file', text('Light.', 'content/articles/dusk.md'), 'one'],
  ['another version', text('Light.'), 'two'],
])('a text is read again with %s', async (_, changed, version) => {
  const [folder, reader] = [await makeFolder(), countingReader()];
  await build(folder, reader);
  await build(folder, reader, changed, version);
  expect(reader.counted.reads).toBe(2);
});

it('a text is read again if one of its pictures has changed', async () => {
  const folder = await makeFolder();
  const picture = join(folder, 'pier.jpg');
  await writeFile(picture, 'one');
  const reader = countingReader([picture]);
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

it('a damaged body is rendered again', async () => {
  const [folder, reader] = [await makeFolder(), countingReader()];
  await build(folder, reader);
  const files = await readdir(folder, { recursive: true });
  const body = files.find((file) => file.endsWith('.html')) ?? '';
  await appendFile(join(folder, body), 'x');
  expect((await build(folder, reader)).html).toBe('<p>Light.</p>');
  expect(reader.counted.reads).toBe(2);
  await build(folder, reader);
  expect(reader.counted.reads).toBe(2);
});
