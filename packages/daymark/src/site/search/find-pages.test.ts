import { describe, expect, it } from 'vitest';
import { findPages } from './find-pages.ts';

const pages = [
  { title: 'The half-read page', path: '/blog/the-half-read-page' },
  { title: 'Blog, page 2', path: '/blog/page/2' },
  { title: 'Tai Chi & Qigong Guide 1', path: '/blog/guide-1' },
  { title: 'Die Größe des Atems', path: '/blog/breath' },
  { title: '朝の瞑想', path: '/blog/morning' },
];
const found = (words: string) => findPages(pages, words, 2, 'de').map(({ path }) => path);

describe('findPages', () => {
  it.each([
    ['a word of its title', 'qigong', ['/blog/guide-1']],
    ['the beginning of a word of its title', 'qig', ['/blog/guide-1']],
    ['several words of its title, in any order', 'page half', ['/blog/the-half-read-page']],
    ['a word with invisible characters', '\u202Eqi\u200Bgong\u00AD', ['/blog/guide-1']],
    ['its whole title', 'Tai Chi & Qigong Guide 1', ['/blog/guide-1']],
    ['another spelling of a word of its title', 'groesse', ['/blog/breath']],
    ['a word of a title without spaces', '瞑想', ['/blog/morning']],
    ['its title with a typo', 'the half red pag', ['/blog/the-half-read-page']],
  ])('finds a page by %s', (_, words, paths) => {
    expect(found(words)).toEqual(paths);
  });

  it('finds no page for words that are not similar to any title', () => {
    expect(found('zzz')).toEqual([]);
    expect(found(' & ')).toEqual([]);
  });
});
