import { expect, it } from 'vitest';
import { parsePageIndex } from './page-index.ts';

it('the list of pages is parsed unchanged', () => {
  const pages = [{ title: 'About us', path: '/about' }];
  expect(parsePageIndex(pages)).toEqual(pages);
});

it.each([[null], [{}], [[{ title: 'About us' }]], [['/about']]])(
  '%j is rejected as a list of pages',
  (data) => {
    expect(() => parsePageIndex(data)).toThrow(
      '/pages.json: expected a list of { title, path }; found other data',
    );
  },
);
