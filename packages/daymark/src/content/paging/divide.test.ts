import { describe, expect, it } from 'vitest';
import { divide, listPageTitle } from './divide.ts';

const SIZE = 3;
const list = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('a paginated list', () => {
  it.each([
    [0, [[]]],
    [1, [[1]]],
    [SIZE, [[1, 2, 3]]],
    [SIZE + 1, [[1, 2, 3], [4]]],
  ])('of %i items, three per page, has no empty page unless the list is empty', (length, pages) => {
    expect(divide(list(length), SIZE, '/blog').map(({ items }) => items)).toEqual(pages);
  });

  it('has a path for each page, without a number for the first page', () => {
    const pages = divide(list(2 * SIZE + 1), SIZE, '/topics/rest');
    expect(pages.map(({ path }) => path)).toEqual([
      '/topics/rest',
      '/topics/rest/page/2',
      '/topics/rest/page/3',
    ]);
  });

  it('links each page to the previous and the next page', () => {
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

  it('has a different title for each page', () => {
    const titles = divide(list(SIZE + 1), SIZE, '/blog').map((page) => listPageTitle('Blog', page));
    expect(titles).toEqual(['Blog', 'Blog, page 2']);
  });
});
