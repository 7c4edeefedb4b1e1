import { expect, it } from 'vitest';
import { countTerms } from '../articles/count-words.ts';
import { bodyReader } from './body.ts';
import { textReader } from './text-reader.ts';

const reader = textReader(await bodyReader({}));
const read = (file: string, source: string | Uint8Array) => reader(file, () => Buffer.from(source));

const FILE = 'content/articles/dawn.md';
const SOURCE = '---\ntitle: First light\nsummary: On tea.\n---\nSee "./Pier.JPG".\n';

it('the words of a text are those of title, summary and body', async () => {
  const { terms, minutes } = await read(FILE, SOURCE);
  expect(terms).toEqual(countTerms('First light\nOn tea.\n\n\n\n\nSee "./Pier.JPG".'));
  expect(minutes).toBe(1);
});

it('the names of pictures that a text mentions are in lower case', async () => {
  expect((await read(FILE, SOURCE)).pictureNames).toEqual(['pier.jpg']);
});

it('only static pages keep their paragraphs', async () => {
  expect((await read(FILE, SOURCE)).paragraphs).toEqual([]);
  const { paragraphs } = await read('content/pages/about.md', SOURCE);
  expect(paragraphs).toEqual([{ line: 5, text: 'See “./Pier.JPG”.' }]);
});

it('the HTML of an Astro page is that of its template', async () => {
  const source = `---\nexport const page = { title: 'Map', summary: 'A map.' };\n---\n<p>Hills</p>\n`;
  expect(await (await read('pages/map.astro', source)).html()).toContain('<p>Hills</p>');
});

it('a text in another encoding is a problem of the text', async () => {
  const latin = await read(FILE, Buffer.from('---\ntitle: Café\n---\n', 'latin1'));
  expect(latin.problems).toMatchObject([{ file: FILE, line: 2, expected: 'a text in UTF-8' }]);
});
