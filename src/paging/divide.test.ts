import { describe, expect, it } from 'vitest';
import { divide, listPageTitle } from './divide.ts';

const SIZE = 3;
const list = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('a list', () => {
  it.each([
    [0, [[]]],
    [1, [[1]]],
    [SIZE, [[1, 2, 3]]],
    [SIZE + 1, [[1, 2, 3], [4]]],
  ])('of %i, three a page, leaves no page empty but the only one', (length, pages) => {
    expect(divide(list(length), SIZE, '/blog').map(({ items }) => items)).toEqual(pages);
  });

  it('has pages with addresses of their own, the first without a number', () => {
    const pages = divide(list(2 * SIZE + 1), SIZE, '/topics/rest');
    expect(pages.map(({ path }) => path)).toEqual([
      '/topics/rest',
      '/topics/rest/page/2',
      '/topics/rest/page/3',
    ]);
  });

  it('has pages that know the page before and the page after', () => {
    const around = divide(list(2 * SIZE + 1), SIZE, '/blog').map((page) => [
      page.previous,
      page.next,
    ]);
    expect(around).toEqual([
      [undefined, '/blog/page/2'],
      ['/blog', '/blog/page/3'],
      ['/blog/page/2', undefined],
    ]);
  });

  it('has titles that tell its pages apart', () => {
    const titles = divide(list(SIZE + 1), SIZE, '/blog').map((page) => listPageTitle('Blog', page));
    expect(titles).toEqual(['Blog', 'Blog, page 2']);
  });
});
