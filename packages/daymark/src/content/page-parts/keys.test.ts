import { expect, it } from 'vitest';
import { keysOf, keysOfPage, lastSegment } from './keys.ts';

it('a text has a key for each word, with the words after it', () => {
  expect(keysOf('The half-read Page')).toEqual([
    'the half read page',
    'half read page',
    'read page',
    'page',
  ]);
  expect(keysOf(' & ')).toEqual([]);
});

it('a page has the keys of its title and of the last segment of its path, each once', () => {
  expect(keysOfPage({ title: 'Rest Guide 1', path: '/blog/guide-1' })).toEqual([
    'guide 1',
    '1',
    'rest guide 1',
  ]);
});

it.each([
  ['/blog/the-half-read-page', 'the-half-read-page'],
  ['/privacy.html', 'privacy'],
  ['/blog/', 'blog'],
  ['/', ''],
])('the last segment of %s is “%s”', (path, segment) => {
  expect(lastSegment(path)).toBe(segment);
});
