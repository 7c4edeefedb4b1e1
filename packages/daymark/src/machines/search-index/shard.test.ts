import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exampleRecord, pageInMemory } from '../../../../../tests/search-records.ts';
import {
  countWords,
  mostFrequent,
  readBodies,
  recordDocument,
  shardKey,
  VERSION,
} from './shard.ts';

it('the key of a shard depends on its pages and its language', () => {
  const keyOf = (change = {}, language = 'en') =>
    shardKey([pageInMemory(exampleRecord(change))], language);
  const key = keyOf();
  expect(keyOf()).toBe(key);
  expect(keyOf({}, 'de')).not.toBe(key);
  for (const field of ['path', 'title', 'label', 'summary', 'html'])
    expect(keyOf({ [field]: 'Other' }), field).not.toBe(key);
});

it('the version in the keys names the installed Pagefind', () => {
  const file = new URL('../package.json', import.meta.resolve('pagefind'));
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  expect(VERSION).toMatch(`Pagefind ${version},`);
});

it('the document of a search record is escaped, except for its body', () => {
  const html = recordDocument(
    {
      path: '/blog/a',
      title: '<b> & "Qigong"',
      label: 'Rest & more',
      summary: 'One < two.',
      html: '<h2>Two</h2>',
    },
    'en-GB',
  );
  expect(html).toBe(
    '<html lang="en-GB"><head>' +
      '<meta data-pagefind-meta="title[content]" content="&lt;b> &amp; &quot;Qigong&quot;"/>' +
      '<meta data-pagefind-meta="label[content]" content="Rest &amp; more"/>' +
      '</head><body><p>One &lt; two.</p><div><h2>Two</h2></div></body></html>',
  );
});

it('the document of a search record contains no invisible characters', () => {
  const html = recordDocument(
    { path: '/a', title: 'Acht\u00ADsam', label: '', summary: '\u200B', html: '<p>Ruh\u00ADe</p>' },
    'de',
  );
  expect(html).toContain('content="Achtsam"');
  expect(html).toContain('<p></p><div><p>Ruhe</p></div>');
});

it('the body of a search record has no pull quotes, whose words the text contains as well', async () => {
  const html = async () => '<p>One.</p><aside class="pull" aria-hidden="true"><p>One.</p></aside>';
  const page = { path: '/blog/a', title: 'A', label: 'Rest', summary: 'One.' };
  expect(await readBodies([{ ...page, html, digest: 'a' }])).toEqual([
    { ...page, html: '<p>One.</p>' },
  ]);
});

it('the vocabulary of some pages lists their words, those on the most pages first', () => {
  const words = mostFrequent(
    countWords([
      exampleRecord(),
      exampleRecord({ title: 'Bend & bend', summary: '', html: '<h2 class="wide">Bend</h2>' }),
    ]),
  );
  expect(words.slice(0, 2).sort()).toEqual(['bend', 'rest']);
  expect(words).toContain('lighthouse');
  expect(words).not.toContain('wide');
  expect(words).not.toContain('the');
});

it('the vocabulary has at most 20,000 words', () => {
  const words = Array.from({ length: 25_000 }, (_, number) => `word${number}`).join(' ');
  expect(countWords([exampleRecord({ html: words }), exampleRecord()]).size).toBe(20_000);
});
