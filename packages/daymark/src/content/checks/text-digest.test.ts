import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { markdownWords } from '../markdown/rewriting.ts';
import { coverOf } from '../pictures/picture.ts';
import { bodyReader } from './body.ts';
import { textDigest } from './text-digest.ts';
import { textReader } from './text-reader.ts';

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
