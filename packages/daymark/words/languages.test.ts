import { expect, it } from 'vitest';
import * as english from './en.ts';
import { languages, type Words, wordsFile, wordsOrEnglish } from './languages.ts';

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
  expect(wordsOrEnglish('en-GB')).toBe(wordsOrEnglish('de'));
  expect(wordsFile('de')).toMatch(/\/words\/en\.ts$/);
});

it.each(Object.entries(languages))('the words in "%s" say that language', (code, words) => {
  expect(words.language).toBe(code);
});
