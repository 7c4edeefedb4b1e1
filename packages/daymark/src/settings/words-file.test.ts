import { expect, it } from 'vitest';
import { ENGLISH } from '../../words/languages.ts';
import { readWords } from './words-file.ts';

const FILE = 'words/tr.json';
const read = (text: string, language = 'tr') => readWords(FILE, text, language);

const SYNTAX =
  'valid JSON (look at the commas, quotation marks and brackets of this line and the line before)';

it.each([
  ['a syntax error', '{\n  "menu": "Menü"\n  "search": "Ara"\n}', 3, SYNTAX, 'a syntax error'],
  ['a file that ends too early', '{\n  "menu": "Menü",\n', 3, SYNTAX, 'a syntax error'],
  [
    'the quotation marks of a word processor',
    '{\n  "menu": "“Menü”",\n  "search": “Ara”\n}\n',
    3,
    SYNTAX,
    '“ instead of "',
  ],
  ['a list', '[]', 1, 'an object: { "menu": "…" }', 'something else'],
  [
    'a superfluous word',
    '{\n  "menu": "Menü",\n  "serch": "Ara"\n}',
    3,
    'the name of a word in English (did you mean "search"?)',
    '"serch"',
  ],
  [
    'a word twice',
    '{\n"menu": "A",\n"menu": "B" }',
    3,
    'only one word of this name',
    'it in lines 2 and 3',
  ],
  ['a value of another type', '{ "menu": 1 }', 1, 'a text, or its forms by number', '1'],
  [
    'a missing name',
    '{\n"storyOf": "Hikâye"\n}',
    2,
    '{name}, which stands for a part of the sentence',
    '"Hikâye"',
  ],
  [
    'a missing link',
    '{ "changeAnswer": "Tercihler" }',
    1,
    '<link>…</link>, which stands for a part of the sentence',
    '"Tercihler"',
  ],
  [
    'a superfluous name',
    '{\n"storyOf": "{nam} {name}"\n}',
    2,
    'one of {name} (did you mean "{name}"?)',
    '{nam}',
  ],
  ['a name in a text without names', '{ "menu": "{site}" }', 1, 'a text without names', '{site}'],
  [
    'forms of a text without a number',
    '{ "menu": { "one": "A", "other": "B" } }',
    1,
    'a text without forms, because the sentence has no number',
    'one, other',
  ],
  [
    'a plural form that the language does not have',
    '{\n"pagesFound": {\n"one": "{count} sayfa",\n"few": "{count} sayfa",\n"other": "{count} sayfa" } }',
    4,
    'a plural form of the language "tr" (one, other), or a number such as "=0"',
    '"few"',
  ],
])('reports %s with its line', (_, text, line, expected, found) => {
  const [mistake, ...others] = read(text).mistakes;
  expect(mistake).toMatchObject({ file: FILE, line, expected, found });
  expect(others).toEqual([]);
});

it('reads a file that an editor has begun with a byte order mark', () => {
  expect(read('\uFEFF{ "menu": "Menü" }')).toMatchObject({ texts: { menu: 'Menü' }, mistakes: [] });
});

it('reports a plural form that the language needs', () => {
  const { mistakes } = read('{ "pagesFound": { "one": "{count} a", "other": "{count} b" } }', 'cs');
  expect(mistakes.map(({ expected, found }) => [expected, found])).toEqual([
    ['the plural form "few", which the language "cs" has for 2', 'only one, other'],
  ]);
});

it('accepts tokens, forms for exact numbers without the number, and a language without plurals', () => {
  const { mistakes } = read(
    '{ "headline": "{product}", "pagesFound": { "=0": "なし", "other": "{count}" }, "breaths": "{count}" }',
    'ja',
  );
  expect(mistakes).toEqual([]);
});

it('counts the words without a text, and leaves out texts with mistakes', () => {
  const { texts, missing } = read(
    '{ "menu": { "en": "Menu", "text": "Menü" }, "search": { "en": "Search", "text": "" }, "storyOf": "x", "space": "" }',
  );
  expect(texts).toEqual({ menu: 'Menü', space: '' });
  expect(missing).toHaveLength(Object.keys(ENGLISH).length - 3);
  expect(missing).toContain('search');
});
