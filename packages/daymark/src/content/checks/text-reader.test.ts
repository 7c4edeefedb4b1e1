import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { countTerms } from '../articles/count-words.ts';
import { markdownWords } from '../markdown/rewriting.ts';
import { coverOf } from '../pictures/picture.ts';
import { bodyReader } from './body.ts';
import { textDigest, textReader } from './text-reader.ts';

const FILE = 'content/articles/first-light.md';

const reader = textReader(await bodyReader({}));
const readWhole = (file: string, source: string | Uint8Array) =>
  reader(file, () => Buffer.from(source));

const SOURCE = '---\ntitle: First light\nsummary: On tea.\n---\nSee "./Pier.JPG".\n';

it('the words of a text are those of title, summary and body', async () => {
  const { terms, minutes } = await readWhole(FILE, SOURCE);
  expect(terms).toEqual(countTerms('First light\nOn tea.\n\n\n\n\nSee "./Pier.JPG".'));
  expect(minutes).toBe(1);
});

it('comments in a body take no time to read', async () => {
  const comment = `<!-- ${'word '.repeat(1000)}\n-->\n`;
  expect((await readWhole(FILE, SOURCE + comment)).minutes).toBe(1);
});

it('the names of pictures that a text mentions are in lower case', async () => {
  expect((await readWhole(FILE, SOURCE)).pictureNames).toEqual(['pier.jpg']);
});

it('only static pages keep their paragraphs', async () => {
  expect((await readWhole(FILE, SOURCE)).paragraphs).toEqual([]);
  const { paragraphs } = await readWhole('content/pages/about.md', SOURCE);
  expect(paragraphs).toEqual([{ line: 5, text: 'See “./Pier.JPG”.' }]);
});

it('the HTML of an Astro page is that of its template', async () => {
  const source = `---\nexport const page = { title: 'Map', summary: 'A map.' };\n---\n<p>Hills</p>\n`;
  expect(await (await readWhole('pages/map.astro', source)).html()).toContain('<p>Hills</p>');
});

it('a text in another encoding is a problem of the text', async () => {
  const latin = await readWhole(FILE, Buffer.from('---\ntitle: Café\n---\n', 'latin1'));
  expect(latin.problems).toMatchObject([{ file: FILE, line: 2, expected: 'a text in UTF-8' }]);
});

const FRONT_MATTER = 'title: Dawn\ncover: cover.svg';
const BODY = 'On {product}.\n\n![A pier](./pier.svg)';
const picture = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"></svg>`;

/** Returns the digest of an article with two pictures, in a new folder. */
async function digest(change: {
  name?: string;
  frontMatter?: string;
  body?: string;
  pier?: string;
  cover?: string;
  noun?: string;
}) {
  const folder = await makeFolder();
  const { name = 'dawn.md', frontMatter = FRONT_MATTER, body = BODY, noun = 'Tai Chi' } = change;
  await writeFile(join(folder, 'pier.svg'), change.pier ?? picture(9));
  await writeFile(join(folder, 'cover.svg'), change.cover ?? picture(9));
  const words = { noun: { title: noun, running: noun }, site: 'Harbour' };
  const read = await bodyReader({ mdastPlugins: [markdownWords(words)] });
  const source = `---\n${frontMatter}\n---\n${body}`;
  const text = await textReader(read)(join(folder, name), () => Buffer.from(source));
  const cover = await coverOf(text.file, text.fields.cover);
  return textDigest({ ...text, file: name }, cover);
}

it('the digest of a text is the same in another folder', async () => {
  expect(await digest({})).toBe(await digest({}));
});

it.each([
  ['name', { name: 'dusk.md' }],
  ['front matter', { frontMatter: `${FRONT_MATTER}\ndraft: true` }],
  ['body', { body: `${BODY}!` }],
  ['picture in the body', { pier: picture(8) }],
  ['cover', { cover: picture(8) }],
  ['noun of the site', { noun: 'Qigong' }],
])('the digest of a text changes with the %s', async (_, change) => {
  expect(await digest(change)).not.toBe(await digest({}));
});
