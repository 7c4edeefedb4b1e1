import { expect, it } from 'vitest';
import { parsePageIndex } from './page-index.ts';

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
    '/pages.json: expected { pages: a list of { title, path }, parts: a list of texts }; found other data',
  );
});
