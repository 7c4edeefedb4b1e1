import { expect, it } from 'vitest';
import { joinElisions, separateElisions, withoutAccents } from './search-spelling.ts';

it.each([
  ['été', 'ete'],
  ['łódź', 'lodz'],
  ['straße', 'strasse'],
  ['ærø', 'aero'],
  ['cœur', 'coeur'],
  ['हिन्दी', 'हिन्दी'],
  ['พัก', 'พัก'],
  ['静坐', '静坐'],
])('the word %s can be typed as %s', (word, typed) => {
  expect(withoutAccents(word).normalize()).toBe(typed);
});

it.each([
  ['L’été est là, qu’il vienne', ['l', 'été', 'est', 'là', 'qu', 'il', 'vienne']],
  ["dell'amore d'hiver", ['dell', 'amore', 'd', 'hiver']],
])('the elisions of “%s” are separate words in the index', (text, words) => {
  expect(separateElisions(text).split(/[\s\u2060’',]+/)).toHaveLength(words.length);
  expect(joinElisions(separateElisions(text))).toBe(text);
});

it.each(['Whistler’s mother didn’t say', 'o’clock, don’t, y’all', 'rock ’n’ roll', '静坐’s'])(
  'an apostrophe inside a word separates nothing: %s',
  (text) => {
    expect(separateElisions(text)).toBe(text);
  },
);
