import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBuildTime } from './articles/publication.ts';
import { fieldProblems } from './checks/fields.ts';
import { readText } from './checks/text.ts';
import { writeNewFile } from './new-file.ts';

const TODAY = '2026-06-14';

let folder: string;
const previous = process.cwd();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-file-'));
  process.chdir(folder);
  await mkdir('content/topics', { recursive: true });
});
afterEach(async () => {
  process.chdir(previous);
  await rm(folder, { recursive: true });
});

describe('writeNewFile', () => {
  it.each([
    ['topic', 'On rest', 'content/topics/on-rest.md'],
    ['story', '“I began again.”', 'content/stories/i-began-again.md'],
    ['page', 'Our retreats', 'pages/our-retreats.md'],
    ['article', "What: the room's “easy” way", 'content/articles/what-the-rooms-easy-way.md'],
  ])('writes a %s that has no problems', async (kind, title, path) => {
    await writeFile('content/topics/rest.md', '---\ntitle: Rest\n---\n');
    const { file } = await writeNewFile(kind, title, TODAY, 'en-GB');
    expect(file).toBe(path);
    const text = readText(file, await readFile(file, 'utf8'));
    const topic = readText('content/topics/rest.md', '---\ntitle: Rest\n---\n');
    const time = readBuildTime(new Date(TODAY), {});
    const problems = fieldProblems([text, topic], time, { title: 'Yoga' });
    expect(problems.filter((problem) => problem.file === file)).toEqual([]);
  });

  it('does not overwrite an existing file', async () => {
    await writeFile('content/topics/rest.md', 'mine');
    await expect(writeNewFile('topic', 'Rest', TODAY, 'en')).rejects.toThrow(
      'content/topics/rest.md: expected no file with this name; found one. Choose another title',
    );
    expect(await readFile('content/topics/rest.md', 'utf8')).toBe('mine');
  });

  it.each([
    ['poem', 'Dusk', 'daymark new: expected one of article, story, topic, page; found "poem"'],
    [
      'topic',
      '…',
      'daymark new topic: expected a title with at least one letter or digit; found "…"',
    ],
    [
      'article',
      'Dusk',
      'content/topics: expected a topic for the article; found none. Run `daymark new topic`',
    ],
  ])('rejects %s "%s"', async (kind, title, message) => {
    await expect(writeNewFile(kind, title, TODAY, 'en')).rejects.toThrow(message);
  });
});

it('the notes of a new file to its owner are in comments', async () => {
  await writeFile('content/topics/rest.md', '---\ntitle: Rest\n---\n');
  for (const kind of ['article', 'story', 'topic', 'page']) {
    const { file } = await writeNewFile(kind, 'Ruhe', TODAY, 'de');
    const shown = (await readFile(file, 'utf8')).replace(/# .*|<!--.*-->/g, '');
    // The values of the fields `kind`, `draft`, `sample`, `topics` and `cover` are not texts.
    expect(shown.replace(/^\w+:|Ruhe|rest|essay|true|\{ object: chair \}/gm, '')).not.toMatch(
      /\p{L}/u,
    );
    expect(shown).toMatch(/^\[___\]$/m);
  }
});

it.each([
  ['en', 'A kettle for two', 'rest', 'cover: { object: kettle }'],
  ['de', 'Vom Kartoffelschälen', 'rest', 'cover: { object: potatoes }'],
  ['ja', '一杯の紅茶', 'rest', 'cover: { object: kettle }'],
  ['en', 'On patience', 'gardening', 'cover: { object: spade }'],
  ['en', 'On patience', 'attention', undefined],
])(
  'in %s, the article “%s” on %s begins with the picture %s',
  async (language, title, name, cover) => {
    await writeFile(`content/topics/${name}.md`, '---\ntitle: A topic\n---\n');
    const { file } = await writeNewFile('article', title, TODAY, language);
    const source = await readFile(file, 'utf8');
    expect(/^cover: .*/m.exec(source)?.[0]).toBe(cover);
    const topic = readText(`content/topics/${name}.md`, '---\ntitle: A topic\n---\n');
    const problems = fieldProblems(
      [readText(file, source), topic],
      readBuildTime(new Date(TODAY), {}),
      { title: 'Yoga' },
    );
    expect(problems.filter((problem) => problem.file === file)).toEqual([]);
  },
);

const german = 'as addresses in German do.';
const kept =
  'The name, and so the address, keeps the letters of the title. Links contain them percent-encoded.';

it.each([
  ['en-GB', 'Find the exact word', 'find-the-exact-word', undefined],
  [
    'en',
    'Élan — and what’s left of it',
    'elan-and-whats-left-of-it',
    'The name has é as e, as addresses in English do.',
  ],
  [
    'de-AT',
    'Füße, Öl & Ärger',
    'fuesse-oel-aerger',
    `The name has ü as ue, ß as ss, ö as oe, and ä as ae, ${german}`,
  ],
  [
    'da',
    'Årø og æbler',
    'aaroe-og-aebler',
    expect.stringContaining('å as aa, ø as oe, and æ as ae'),
  ],
  ['nb', 'Små ord', 'smaa-ord', expect.stringContaining('å as aa, as addresses in Norwegian')],
  ['sv', 'Små öar på ängen', 'sma-oar-pa-angen', expect.stringContaining('ö as o')],
  ['tr', 'IŞIK ve İyilik', 'isik-ve-iyilik', expect.stringContaining('ı as i')],
  ['pl', 'Cisza w Łodzi', 'cisza-w-lodzi', expect.stringContaining('ł as l')],
  ['fr', 'L’été, le cœur', 'l-ete-le-coeur', expect.stringContaining('é as e and œ as oe')],
  ['vi', 'Đường về', 'duong-ve', expect.stringContaining('đ as d')],
  ['ja', '静けさ、がある', '静けさ-がある', kept],
  ['ar', 'اطمئنان', 'اطمئنان', kept],
  ['ru', 'Тихий день и Йод', 'тихий-день-и-йод', kept],
  ['el', 'Ησυχία', 'ησυχία', kept],
])('in the language %s, the file of "%s" is called %s.md', async (language, title, slug, note) => {
  const file = `content/topics/${slug}.md`;
  expect(await writeNewFile('topic', title, TODAY, language)).toEqual({ file, note });
});
