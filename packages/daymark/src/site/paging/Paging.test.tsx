import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { divide } from '../../content/paging/divide.ts';
import { Paging } from './Paging.tsx';

const htmlOf = (length: number) =>
  divide(Array.from({ length }), 2, '/blog').map((page) => renderToStaticMarkup(Paging(page)));

describe('the pagination links', () => {
  it('are omitted if there is only one page', () => {
    expect(htmlOf(2)).toEqual(['']);
  });

  it('link to the previous and next page, and show the number of the current page', () => {
    const [first, second, third] = htmlOf(5);
    expect(first).not.toContain('rel="prev"');
    expect(first).toContain('href="/blog/page/2" rel="next"');
    expect(second).toContain('href="/blog" rel="prev"');
    expect(second).toContain('Page 2 of 3');
    expect(third).not.toContain('rel="next"');
  });
});
