import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readWords } from '../src/settings/words-file.ts';
import { NAMES } from './compile.ts';
import * as english from './en.ts';
import {
  codes,
  ENGLISH,
  setOwnTexts,
  type Words,
  wordsModule,
  wordsOrEnglish,
} from './languages.ts';

it('a language has every word of English, or the types are wrong', () => {
  const { share, minutesToRead, ...others } = english;
  const complete: Words = { ...others, share: 'Teilen', minutesToRead: (minutes) => `${minutes}′` };
  // @ts-expect-error: two words are missing
  const incomplete: Words = others;
  // @ts-expect-error: a word without the parameter's type
  const wrong: Words = { ...complete, minutesToRead: (minutes: string) => minutes };
  expect([complete, incomplete, wrong].map((words) => words.share)).toEqual([
    'Teilen',
    undefined,
    'Teilen',
  ]);
});

it('a site in a language without words has English words', () => {
  expect(wordsOrEnglish('tlh')).toBe(wordsOrEnglish('en-GB'));
});

it('a site in a regional form of a language has the words of the language', () => {
  expect(wordsOrEnglish('de-AT')).toBe(wordsOrEnglish('de'));
});

it.each(codes)('the words in "%s" say that language', (code) => {
  expect(wordsOrEnglish(code).language).toBe(code);
});

it('a translator learns of each word where it stands, and what its names mean', () => {
  const unexplained = Object.entries(ENGLISH).flatMap(([word, { note, names = {} }]) =>
    Object.keys(names)
      .filter((name) => !note.includes(`{${name}}`) && !note.includes(`<${name}>`))
      .map((name) => `${word}: ${name}`),
  );
  expect(unexplained).toEqual([]);
  expect(Object.keys(ENGLISH).filter((word) => (ENGLISH[word]?.note.length ?? 0) < 12)).toEqual([]);
});

const read = (code: string) => {
  const file = `packages/daymark/words/${code}.json`;
  return readWords(file, readFileSync(file, 'utf8'), code);
};

it.each(codes)('the words in "%s" are complete', (code) => {
  const functions = /export \{ (.*) \} from/.exec(wordsModule(code))?.[1]?.split(', ') ?? [];
  const { missing, mistakes } = read(code);
  expect(mistakes).toEqual([]);
  expect(missing.filter((word) => !functions.includes(word))).toEqual([]);
});

/** The words of a language that are the same in English, with the fields of objects. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  ar: [],
  da: [
    'bellClear',
    'blog',
    'endHere',
    'googleAds',
    'kindTitles.essay',
    'kinds.essay',
    'kinds.guide',
    'lineSpacings.',
    'mail',
    'menu',
    'pause',
    'results',
    'sittingActions.running',
    'textSizes.',
  ],
  de: [
    'blog',
    'code',
    'googleAds',
    'keptColumns.name',
    'kindTitles.essay',
    'lineSpacings.',
    'pause',
    'sittingActions.running',
    'textSizes.',
    'unwrittenCommunity.title',
  ],
  es: ['blog', 'googleAds', 'lineSpacings.', 'textSizes.'],
  fr: [
    'articles',
    'blog',
    'code',
    'corrections',
    'googleAds',
    'kindTitles.guide',
    'kinds.guide',
    'lineSpacings.',
    'mail',
    'menu',
    'minutes',
    'notes',
    'page',
    'pages',
    'pause',
    'sittingActions.running',
    'sources',
    'unwrittenContact.title',
  ],
  it: [
    'blog',
    'formula',
    'googleAds',
    'home',
    'mail',
    'menu',
    'privacy',
    'unwrittenCommunity.title',
  ],
  ja: [],
  nl: [
    'blog',
    'code',
    'googleAds',
    'kindTitles.essay',
    'kinds.essay',
    'later',
    'mail',
    'menu',
    'partners',
    'privacy',
    'unwrittenCommunity.title',
    'unwrittenContact.title',
  ],
  pl: ['blog', 'googleAds', 'mail', 'menu'],
  pt: ['blog', 'googleAds', 'lineSpacings.', 'mail', 'menu', 'textSizes.'],
};

/** The texts that contain what owners and visitors have written, and at most punctuation. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(NAMES, ''));

it.each(Object.keys(SAME))('the words in "%s" are not those of English', (code) => {
  const { texts } = read(code);
  const same = Object.entries(texts).filter(([word, text]) => {
    const inEnglish = JSON.stringify(ENGLISH[word]?.text);
    return JSON.stringify(text) === inEnglish && hasWords(inEnglish);
  });
  expect(same.map(([word]) => word).toSorted()).toEqual(SAME[code]);
});

it.each([
  ['ar', 0, 'لا مقالات'],
  ['ar', 1, 'مقالة واحدة'],
  ['ar', 2, 'مقالتان'],
  ['ar', 3, '3 مقالات'],
  ['ar', 11, '11 مقالة'],
  ['ar', 102, '102 مقالة'],
  ['da', 1000, '1.000 artikler'],
  ['de', 1000, '1.000 Artikel'],
  ['es', 1, '1 artículo'],
  ['fr', 0, '0 article'],
  ['fr', 2, '2 articles'],
  ['it', 2, '2 articoli'],
  ['ja', 1, '記事1本'],
  ['nl', 2, '2 artikelen'],
  ['pl', 1, '1 artykuł'],
  ['pl', 22, '22 artykuły'],
  ['pl', 112, '112 artykułów'],
  ['pt', 0, 'nenhum artigo'],
  ['pt', 1, '1 artigo'],
])('in the language %s, %i articles are "%s"', (code, count, words) => {
  expect(wordsOrEnglish(code).countedArticles(count).replaceAll('\u00a0', ' ')).toBe(words);
});

it('a site may have words of its own, and has English words where a word is missing', () => {
  const others = wordsOrEnglish('tr');
  setOwnTexts({
    tr: { menu: 'Menü', countedArticles: { one: '{count} yazı', other: '{count} yazı' } },
  });
  const { language, menu, search, countedArticles } = wordsOrEnglish('tr-TR');
  expect([language, menu, search, countedArticles(2000)]).toEqual([
    'tr',
    'Menü',
    'Search',
    '2.000 yazı',
  ]);
  setOwnTexts({});
  expect(wordsOrEnglish('tr')).toBe(others);
});

it('a site may change single words of a language', () => {
  setOwnTexts({ it: { menu: 'Indice', doneOn: 'Fatto: {day}' } });
  const { menu, search, doneOn } = wordsOrEnglish('it');
  expect([menu, search, doneOn('8 giugno')]).toEqual(['Indice', 'Ricerca', 'Fatto: 8 giugno']);
  setOwnTexts({});
  expect(wordsOrEnglish('it').doneOn('8 giugno')).toBe('Completata l’8 giugno');
});
