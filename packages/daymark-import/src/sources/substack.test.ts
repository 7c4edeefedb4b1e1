import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import type { Export, ImportedText } from '../export/export.ts';
import { htmlToMarkdown } from '../html/html-to-markdown.ts';
import { expectFixture, makeTestSite, PNG } from '../testing.ts';
import { readSubstack } from './substack.ts';

const FIXTURE = join(import.meta.dirname, '../../fixtures/substack');

/** Reads the fixture, and serves the files at the addresses that the export names. */
async function readFixture(): Promise<Export> {
  const files: Readonly<Record<string, Buffer>> = {
    '.jpeg': PNG,
    '.mp3': Buffer.from('ID3 the oven'),
    '.pdf': Buffer.from('%PDF-1.4 the recipe'),
  };
  return {
    ...(await readSubstack(join(FIXTURE, 'export'))),
    media: async (address) => files[address.slice(address.lastIndexOf('.'))],
  };
}

const HEAD = 'post_id,post_date,is_published,type,audience,title,subtitle\n';

/** Writes the folder of an export, and returns its path. */
async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await makeFolder();
  await writeFiles(folder, files);
  return folder;
}

const textsOf = async (source: string): Promise<ImportedText[]> =>
  Array.fromAsync((await readSubstack(source)).texts());

describe('an export of Substack', () => {
  it('becomes the expected files, and a second run changes nothing', async () => {
    const { site } = await expectFixture(FIXTURE, readFixture);
    // The files about subscribers are never read.
    const all = await Promise.all([...site.files(), ...site.files(true)].map(site.read));
    expect(all.join('\n')).not.toContain('@mail.example');
    expect(await site.read('content/articles/for-patrons.md')).toContain('\ndraft: true\n');
  });

  it('names its site in buttons to subscribe, unless the owner gives the address', async () => {
    const folder = join(FIXTURE, 'export');
    const { url, otherAddresses } = await readSubstack(folder);
    expect([url, [...otherAddresses]]).toEqual([
      'https://crumb.example',
      [
        ['/feed', 'feed'],
        ['/archive', 'home'],
      ],
    ]);
    expect((await readSubstack(folder, 'https://old.example')).url).toBe('https://old.example');
  });

  it('is read from a zip file, in a folder, and with a byte order mark and CRLF too', async () => {
    const csv = `\uFEFF${HEAD}1.dawn,2024-01-02T00:00:00Z,true,newsletter,everyone,Dawn,\n`;
    const files = {
      'mine/posts.csv': strToU8(csv.replaceAll('\n', '\r\n')),
      'mine/posts/1.dawn.html': strToU8('\uFEFF<p>A</p>\r\n'),
    };
    const file = join(await makeFolder(), 'export.zip');
    await writeFile(file, zipSync(files));
    const [text] = await textsOf(file);
    expect(text).toMatchObject({ id: 'post-1', slug: 'dawn', date: '2024-01-02', remarks: [] });
    if (!text || !('html' in text.body)) throw new Error('expected a text');
    expect(htmlToMarkdown(text.body, () => undefined).markdown).toBe('A\n');
  });

  it.each([
    ['true', 'everyone', 'published'],
    ['true', 'only_free', 'members'],
    ['true', 'only_paid', 'paid'],
    ['true', 'founding', 'paid'],
    ['true', 'a new audience', 'paid'],
    ['false', 'only_paid', 'draft'],
    ['', 'everyone', 'draft'],
  ])('published %j for %s is %s', async (isPublished, audience, status) => {
    const csv = `${HEAD}1.a,,${isPublished},newsletter,${audience},A,\n`;
    const [text] = await textsOf(await folderWith({ 'posts.csv': csv, 'posts/1.a.html': 'A' }));
    expect(text?.status).toBe(status);
  });
});

describe('a damaged export is refused, with the line of the fault', () => {
  it.each([
    [
      'a row with fewer fields',
      `${HEAD}1.a,,true\n`,
      ', posts.csv:2: expected a table as Substack writes it; found a fault of CSV: Invalid Record Length, columns length is 7, got 3. Export again',
    ],
    [
      'an open quotation mark',
      `${HEAD}1.a,,true,newsletter,everyone,"A,\nB\n`,
      ', posts.csv:3: expected a table as Substack writes it; found a fault of CSV: Quote Not Closed: the parsing is finished with an opening quote. Export again',
    ],
    [
      'another table',
      'email,name\na@mail.example,A\n',
      ', posts.csv:1: expected the columns post_id, post_date, is_published, type, audience, title, subtitle; found no post_id, post_date, is_published, type, audience, title, subtitle. Export again',
    ],
  ])('%s', async (_, csv, message) => {
    const folder = await folderWith({ 'posts.csv': csv });
    const error = await textsOf(folder).catch((thrown: Error) => thrown.message);
    expect(String(error).replace(folder, '')).toBe(message);
  });

  it('no table', async () => {
    const folder = await folderWith({ 'posts/1.a.html': 'A' });
    await expect(readSubstack(folder)).rejects.toThrow(
      'expected posts.csv and a folder posts/ of Substack; found no posts.csv. Export again in Substack under Settings, Import/Export',
    );
  });
});

it.each([
  ['<div class="youtube-wrap" data-attrs="no JSON"></div>', ''],
  ['<div class="image-gallery-embed" data-attrs="{&quot;gallery&quot;:7}"></div>', ''],
  [
    '<div class="image-gallery-embed" data-attrs="{&quot;gallery&quot;:{&quot;images&quot;:[7]}}"></div>',
    '',
  ],
  ['<p class="button-wrapper" data-attrs="[]">A</p>', ''],
  [
    '<p class="button-wrapper" data-attrs="{&quot;url&quot;:&quot;https://a.example/b&quot;,&quot;text&quot;:&quot;Go&quot;}"></p>',
    '::button[Go]{href=https://a.example/b}\n',
  ],
  [
    '<p class="button-wrapper" data-attrs="{&quot;url&quot;:&quot;b/&quot;}"><a class="button" href="c">Go</a></p>',
    '[Go](b/)\n',
  ],
  [
    '<div class="file-embed-wrapper"><div class="file-embed-details-h1">Plan</div><a href="https://a.example/b.pdf">Download</a></div>',
    '::file[Plan]{src=https://a.example/b.pdf}\n',
  ],
  ['<div class="tweet" data-attrs="{&quot;url&quot;:{}}"></div>', ''],
  ['<a class="image-link" href="https://a.example/"></a>', ''],
  ['<div class="latex-rendered" data-attrs="{}">x</div>', '$$x$$\n'],
  [
    '<div class="embedded-post-wrap" data-attrs="{&quot;url&quot;:&quot;javascript:x&quot;,&quot;title&quot;:&quot;T&quot;}"></div>',
    'T\n',
  ],
])('%s becomes %j', async (html, markdown) => {
  const csv = `${HEAD}1.a,,true,newsletter,everyone,A,\n`;
  const [text] = await textsOf(await folderWith({ 'posts.csv': csv, 'posts/1.a.html': html }));
  if (!text || !('html' in text.body)) throw new Error('expected a text');
  expect(htmlToMarkdown(text.body, () => undefined).markdown).toBe(markdown);
});

it('a name with an accent finds its file in each spelling', async () => {
  const csv = `${HEAD}1.caf\u00E9,,true,newsletter,everyone,A,\n`;
  const files = { 'posts.csv': strToU8(csv), 'posts/1.cafe\u0301.html': strToU8('<p>A</p>') };
  const file = join(await makeFolder(), 'export.zip');
  await writeFile(file, zipSync(files));
  const [text] = await textsOf(file);
  expect(text).toMatchObject({ original: { text: '<p>A</p>' }, remarks: [] });
});

it('names with `../` write nothing outside of the site, and two rows with the same id are two texts', async () => {
  const row = ',,true,newsletter,everyone,A,\n';
  const csv = `${HEAD}1.../../../evil${row}../../2${row}1.same${row}`;
  const site = await makeTestSite();
  await site.bring(await readSubstack(await folderWith({ 'posts.csv': csv })));
  expect(site.files()).toEqual([
    'content/articles/2.md',
    'content/articles/evil.md',
    'content/articles/same.md',
    'content/topics/blog.md',
  ]);
});
