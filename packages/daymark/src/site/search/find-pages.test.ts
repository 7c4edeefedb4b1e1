import { describe, expect, it } from 'vitest';
import { findPages } from './find-pages.ts';

const pages = [
  { title: 'The half-read page', path: '/blog/the-half-read-page' },
  { title: 'Blog, page 2', path: '/blog/page/2' },
  { title: 'Tai Chi & Qigong Guide 1', path: '/blog/guide-1' },
];
const found = (words: string) => findPages(pages, words, 2).map(({ path }) => path);

describe('finding a page by words', () => {
  it.each([
    ['a word of its title', 'qigong', ['/blog/guide-1']],
    ['the beginning of one', 'qig', ['/blog/guide-1']],
    ['several, in any order', 'page half', ['/blog/the-half-read-page']],
    ['its whole title', 'Tai Chi & Qigong Guide 1', ['/blog/guide-1']],
    ['a slip of the hand', 'the half red pag', ['/blog/the-half-read-page', '/blog/page/2']],
  ])('accepts %s', (_, words, paths) => {
    expect(found(words)).toEqual(paths);
  });

  it('finds nothing for words that resemble no page', () => {
    expect(found('zzz')).toEqual([]);
    expect(found(' & ')).toEqual([]);
  });
});
