import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { divide } from '../../content/paging.ts';
import { Paging } from './Paging.tsx';

const htmlOf = (length: number) =>
  divide(Array.from({ length }), 2, '/blog').map((page) => renderToStaticMarkup(Paging(page)));

describe('the pagination links', () => {
  it('are omitted if there is only one page', () => {
    expect(htmlOf(3)).toEqual(['']);
  });

  it('link to the newer and the older page', () => {
    const [newest, middle, oldest] = htmlOf(6);
    expect(newest).not.toContain('rel="prev"');
    expect(newest).toContain('href="/blog/page/2" rel="next"');
    expect(middle).toContain('href="/blog" rel="prev"');
    expect(middle).toContain('href="/blog/page/1" rel="next"');
    expect(oldest).toContain('href="/blog/page/2" rel="prev"');
    expect(oldest).not.toContain('rel="next"');
  });
});
