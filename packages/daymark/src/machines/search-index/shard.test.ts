import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  exampleArticles,
  exampleRecord,
  pageInMemory,
} from '../../../../../tests/search-records.ts';
import { withoutKeywords } from '../../content/search-spelling.ts';
import {
  divideIntoShards,
  indexShard,
  mostFrequent,
  readBodies,
  type SearchRecord,
  shardKey,
} from './shard.ts';

it('the key of a shard depends on its pages and its language', () => {
  const keyOf = (change = {}, language = 'en') =>
    shardKey([pageInMemory(exampleRecord(change))], language);
  const key = keyOf();
  expect(keyOf()).toBe(key);
  expect(keyOf({}, 'de')).not.toBe(key);
  for (const field of ['path', 'title', 'label', 'summary', 'html'])
    expect(keyOf({ [field]: 'Other' }), field).not.toBe(key);
  for (const field of ['keywords', 'around'])
    expect(keyOf({ [field]: ['Other'] }), field).not.toBe(key);
});

it('the key of a shard depends on the installed Pagefind, and on the form of the indexed documents', () => {
  const file = new URL('../package.json', import.meta.resolve('pagefind'));
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  const document =
    '<html lang="en"><head><meta data-pagefind-meta="title[content]" content="Title"/>' +
    '<meta data-pagefind-meta="label[content]" content="Label"/></head>' +
    '<body><p data-pagefind-weight="5">Keyword \u2063</p><p>Summary</p><div><p>Text</p></div><p>Around</p></body></html>';
  const inputs = JSON.stringify([`Pagefind ${version}, 4`, document]);
  expect(shardKey([], 'en')).toBe(hash('sha256', inputs));
});

/**
 * Returns the parts of a record that Pagefind stores: the fields that a result shows, and the text
 * that it searches.
 */
async function storedOf(record: SearchRecord, language = 'en-GB') {
  const { files } = await indexShard([record], language);
  const [, fragment] = [...files].find(([name]) => name.endsWith('.pf_fragment')) ?? [];
  const { meta, content } = JSON.parse(
    `${gunzipSync(fragment ?? '')}`.replace(/^pagefind_dcd/, ''),
  );
  return { ...meta, content };
}

it('the fields of a search record are text, and only its body is HTML', async () => {
  const stored = await storedOf({
    path: '/blog/a',
    title: '<b> & "Qigong"',
    label: 'Rest & more',
    summary: 'One < two.',
    html: '<h2>Two</h2>',
  });
  expect(stored).toEqual({
    title: '<b> & "Qigong"',
    label: 'Rest & more',
    content: 'One < two. Two.',
  });
});

it('the keywords of a page are searched and corrected like its text, and are before its summary', async () => {
  const record = exampleRecord({ keywords: ['putting things off', 'R&R'], html: '' });
  const { content } = await storedOf(record);
  expect(content).toMatch(/^Putting things off, R&R \u2063/);
  expect(withoutKeywords(content)).toBe(record.summary);
  const { words } = await indexShard([record], 'en');
  expect([...words.keys()]).toContain('putting');
});

it('the texts around the body of a page are searched and corrected like the body, and come last', async () => {
  const record = exampleRecord({ around: ['Dōgen, Fukanzazengi, 1227', 'Notes & errors'] });
  const { content } = await storedOf(record);
  expect(content).toMatch(/bend\. Dōgen, Fukanzazengi, 1227\. Notes & errors\.$/);
  const { words } = await indexShard([record], 'en');
  expect([...words.keys()]).toContain('fukanzazengi');
});

it.each([
  ['ar', 'لصديق كان الصديق يكتب لحظة حظ', '^~صديق لصديق كان الصديق يكتب ^~لحظ لحظة حظ.'],
  ['de', 'Atemübungen zur Übung', '^~ubungen Atemübungen zur Übung.'],
])(
  'the index in %s contains parts of a word that are words of the pages: %s',
  async (language, html, content) => {
    const record = exampleRecord({ title: '', label: '', summary: '', html });
    expect((await storedOf(record, language)).content).toBe(content);
  },
);

it('the index contains no invisible characters', async () => {
  const record = { path: '/a', title: 'Acht\u00ADsam', label: '', summary: '\u200B' };
  const stored = await storedOf({ ...record, html: '<p>Ruh\u00ADe</p>' });
  expect(stored).toMatchObject({ title: 'Achtsam', content: 'Ruhe.' });
});

it('the index contains no numbers of footnotes and no links back to them', async () => {
  const mark = '<sup><a href="#fn-a" id="fnref-a" data-footnote-ref="1">1</a></sup>';
  const note =
    '<li id="fn-a"><p>Two. <a href="#fnref-a" data-footnote-backref="">Back</a></p></li>';
  const record = { path: '/a', title: 'A', label: '', summary: '' };
  const { content } = await storedOf({ ...record, html: `<p>One.${mark}</p><ol>${note}</ol>` });
  expect(content).toBe('One. Two.');
});

it('the body of a search record has no pull quotes, whose words the text contains as well', async () => {
  const html = async () => '<p>One.</p><aside class="pull" aria-hidden="true"><p>One.</p></aside>';
  const page = { path: '/blog/a', title: 'A', label: 'Rest', summary: 'One.' };
  expect(await readBodies([{ ...page, html, digest: 'a' }])).toEqual([
    { ...page, html: '<p>One.</p>' },
  ]);
});

it('the vocabulary of some pages lists their words, those on the most pages first', async () => {
  const records = [
    exampleRecord(),
    exampleRecord({ title: 'Bend & bend', summary: '', html: '<h2 class="wide">Bend</h2>' }),
  ];
  const words = mostFrequent((await indexShard(records, 'en')).words);
  expect(words.slice(0, 2).sort()).toEqual(['bend', 'rest']);
  expect(words).toContain('lighthouse');
  expect(words).not.toContain('wide');
  expect(words).not.toContain('the');
});

it('the vocabulary has at most 20,000 words', async () => {
  const html = Array.from({ length: 25_000 }, (_, number) => `word${number}`).join(' ');
  const { words } = await indexShard([exampleRecord({ html }), exampleRecord()], 'en');
  expect(words.size).toBe(20_000);
});

const topic = exampleRecord({ path: '/topics/rest' });

/** Returns the number of pages in each shard. */
function sizes(records: readonly SearchRecord[]) {
  const { newest, older } = divideIntoShards(records);
  return {
    newest: newest.length,
    older: older.map(({ year, shards }) => [year, ...shards.map(({ length }) => length)]),
  };
}

/** Returns the keys of all shards, the newest first. */
function keys(records: readonly SearchRecord[]) {
  const { newest, older } = divideIntoShards(records);
  return [newest, ...older.flatMap(({ shards }) => shards)].map((pages) =>
    shardKey(pages.map(pageInMemory), 'en'),
  );
}

describe('the shards of the search index', () => {
  it('are one shard on a site with up to 400 articles', () => {
    const records = [topic, ...exampleArticles(2019, 200), ...exampleArticles(2026, 200)];
    expect(sizes(records)).toEqual({ newest: 401, older: [] });
    expect(divideIntoShards(records).since).toBeUndefined();
    expect(sizes([topic])).toEqual({ newest: 1, older: [] });
  });

  it('are the newest articles with all other pages, and older articles by year', () => {
    const records = [
      ...exampleArticles(2026, 300),
      topic,
      ...exampleArticles(2024, 10),
      ...exampleArticles(2025, 4_500),
    ];
    const { newest, since, older } = divideIntoShards(records);
    expect(sizes(records)).toEqual({
      newest: 1 + 300 + 100,
      older: [
        [2025, 600, 600, 600, 600, 600, 600, 600, 200],
        [2024, 10],
      ],
    });
    expect(newest[0]).toBe(topic);
    expect(since).toEqual(new Date('2025-01-04T01:20Z'));
    expect(older[0]?.shards[0]?.[0]?.path).toBe('/blog/2025-0');
  });

  it('contain each page once', () => {
    const records = [topic, ...exampleArticles(2025, 3_210), ...exampleArticles(2026, 2_345)];
    const { newest, older } = divideIntoShards(records);
    const all = [...newest, ...older.flatMap(({ shards }) => shards.flat())];
    const paths = (pages: typeof all) => pages.map(({ path }) => path).toSorted();
    expect(paths(all)).toEqual(paths(records));
  });

  it('do not depend on the order of the pages, even of articles with the same date', () => {
    const date = new Date('2025-05-01');
    const articles = exampleArticles(2025, 1_500).map((article) => ({ ...article, date }));
    expect(keys([topic, ...articles.toReversed()])).toEqual(keys([topic, ...articles]));
  });

  it('stay as they are, except the newest, when articles are added', () => {
    const before = [...exampleArticles(2025, 3_100), ...exampleArticles(2026, 701)];
    const after = [...exampleArticles(2025, 3_100), ...exampleArticles(2026, 750)];
    const [newest, ...older] = keys(before);
    expect(older).toHaveLength(7);
    expect(keys(after).slice(1)).toEqual(older);
    expect(keys(after)[0]).not.toBe(newest);
  });

  it('receive articles from the newest shard 100 at a time', () => {
    const grown = [400, 401, 500, 501, 1_000, 1_001].map(
      (count) => sizes(exampleArticles(2026, count)).older,
    );
    expect(grown).toEqual([
      [],
      [[2026, 100]],
      [[2026, 100]],
      [[2026, 200]],
      [[2026, 600]],
      [[2026, 600, 100]],
    ]);
  });
});
