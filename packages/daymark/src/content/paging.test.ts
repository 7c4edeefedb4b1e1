import { describe, expect, it } from 'vitest';
import { daysOf, divide, inPages, listPageTitle } from './paging.ts';

const SIZE = 3;
/** Returns items from the newest, whose number is the highest, to the oldest, which is 1. */
const list = (length: number) => Array.from({ length }, (_, index) => length - index);

describe('a paginated list', () => {
  it.each([
    [0, [[]]],
    [1, [[1]]],
    [SIZE, [[3, 2, 1]]],
    [2 * SIZE - 1, [[5, 4, 3, 2, 1]]],
    [
      2 * SIZE,
      [
        [6, 5, 4],
        [3, 2, 1],
      ],
    ],
    [
      2 * SIZE + 1,
      [
        [7, 6, 5, 4],
        [3, 2, 1],
      ],
    ],
  ])('of %i items, three per page, has full pages of the oldest items', (length, pages) => {
    expect(divide(list(length), SIZE, '/blog').map(({ items }) => items)).toEqual(pages);
  });

  it('begins its newest page with chosen items, which also stay on their archive pages', () => {
    const pages = divide(list(2 * SIZE + 1), SIZE, '/topics/rest', [5, 2]);
    expect(pages.map(({ items }) => items)).toEqual([
      [5, 2, 7, 6, 4],
      [3, 2, 1],
    ]);
  });

  it('has a path for each page, without a number for the newest page', () => {
    const pages = divide(list(3 * SIZE + 1), SIZE, '/topics/rest');
    expect(pages.map(({ path }) => path)).toEqual([
      '/topics/rest',
      '/topics/rest/page/2',
      '/topics/rest/page/1',
    ]);
  });

  it('links each page to the next newer and the next older page', () => {
    const around = divide(list(3 * SIZE), SIZE, '/blog').map(({ newer, older }) => [newer, older]);
    expect(around).toEqual([
      [undefined, '/blog/page/2'],
      ['/blog', '/blog/page/1'],
      ['/blog/page/2', undefined],
    ]);
  });

  it('changes only on its newest page when an item is added', () => {
    const [, ...before] = divide(list(4 * SIZE), SIZE, '/blog');
    const [, ...after] = divide(list(4 * SIZE + 1), SIZE, '/blog');
    expect(after).toEqual(before);
  });

  it('gets one new page, to which one page links, when its newest page is full', () => {
    const [, lastBefore, ...before] = divide(list(5 * SIZE - 1), SIZE, '/blog');
    const [, added, last, ...after] = divide(list(5 * SIZE), SIZE, '/blog');
    expect(added?.path).toBe('/blog/page/4');
    expect(last).toEqual({ ...lastBefore, newer: '/blog/page/4' });
    expect(after).toEqual(before);
  });

  it('has a different title for each page', () => {
    const titles = divide(list(2 * SIZE), SIZE, '/blog').map((page) => listPageTitle('Blog', page));
    expect(titles).toEqual(['Blog', 'Blog, archive page 1']);
  });

  it('names the days of the articles on a page', () => {
    const [page] = divide([{ day: '4 May 2024' }, { day: '12 March 2024' }], 1, '/blog');
    const [both] = divide([{ day: '4 May 2024' }, { day: '12 March 2024' }], 2, '/blog');
    expect(page && daysOf(page)).toBe(
      'Articles from 4 May 2024. Archive pages are numbered from the oldest.',
    );
    expect(both && daysOf(both)).toBe(
      'Articles from 12 March 2024 to 4 May 2024. Archive pages are numbered from the oldest.',
    );
  });
});

it.each([
  [0, [0]],
  [1, [1]],
  [5, [5]],
  [6, [5, 1]],
  [12, [5, 5, 2]],
])('%i items are in as few pages of at most five items as possible', (length, sizes) => {
  const items = Array.from({ length }, (_, index) => index);
  const pages = inPages(items, 5);
  expect(pages.map((page) => page.length)).toEqual(sizes);
  expect(pages.flat()).toEqual(items);
});
