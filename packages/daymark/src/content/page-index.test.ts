import { describe, expect, it } from 'vitest';
import { chooseParts, keysOf, lastSegment, parsePageIndex } from './page-index.ts';

it('the index of pages is parsed unchanged', () => {
  const index = { pages: [{ title: 'About us', path: '/about' }], parts: ['a', 'b'] };
  expect(parsePageIndex(index)).toEqual(index);
});

it.each([
  [null],
  [{}],
  [[{ title: 'About us', path: '/about' }]],
  [{ pages: [{ title: 'About us' }], parts: [] }],
  [{ pages: [] }],
  [{ pages: [], parts: [1] }],
])('%j is rejected as an index of pages', (data) => {
  expect(() => parsePageIndex(data)).toThrow(
    '/pages.json: expected lists of pages and parts; found other data',
  );
});

const PARTS = ['a', 'h', 'ha', 'm', 'the', 'the a', 'the h', 'the r', 'u'];

describe('the parts to fetch for a text', () => {
  it('contain its rarest words, the longest first', () => {
    expect(chooseParts(PARTS, 'the-half-read-page')).toEqual(['/pages/ha.json', '/pages/m.json']);
  });

  it('contain the words after a common word, if it has only common words', () => {
    expect(chooseParts(PARTS, 'the he')).toEqual(['/pages/ha.json', '/pages/the-h.json']);
    expect(chooseParts(PARTS, 'the')).toEqual(['/pages/the.json']);
  });

  it('are the first part for a text before all keys, and the last part for a text after all keys', () => {
    expect(chooseParts(PARTS, '1')).toEqual(['/pages/a.json']);
    expect(chooseParts(PARTS, 'zebra')).toEqual(['/pages/u.json']);
  });

  it('are none for a text without words, and on a site whose index has no parts', () => {
    expect(chooseParts(PARTS, ' & ')).toEqual([]);
    expect(chooseParts([], 'half')).toEqual([]);
  });
});

it('a text has a key for each word, with the words after it', () => {
  expect(keysOf('The half-read Page')).toEqual([
    'the half read page',
    'half read page',
    'read page',
    'page',
  ]);
  expect(keysOf(' & ')).toEqual([]);
});

it.each([
  ['/blog/the-half-read-page', 'the-half-read-page'],
  ['/privacy.html', 'privacy'],
  ['/blog/', 'blog'],
  ['/', ''],
])('the last segment of %s is “%s”', (path, segment) => {
  expect(lastSegment(path)).toBe(segment);
});

it.each([
  ['ha', '/pages/ha.json'],
  ['the ha', '/pages/the-ha.json'],
  ['é', '/pages/_00e9.json'],
  ['é9', '/pages/_00e99.json'],
  // Half a character, because parts are divided between UTF-16 code units.
  ['\ud835', '/pages/_d835.json'],
])('the part “%s” is in the file %s, whose name has only ASCII letters', (part, path) => {
  expect(chooseParts([part], 'any')).toEqual([path]);
});
