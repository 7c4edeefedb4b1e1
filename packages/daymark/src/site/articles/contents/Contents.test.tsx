import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Contents } from './Contents.tsx';

const headings = (...depths: number[]) =>
  depths.map((depth, index) => ({ depth, slug: `s${index}`, text: `Section ${index}` }));

/** Returns the items of the table of contents. */
const itemsOf = (given: Parameters<typeof Contents>[0]['headings']) =>
  renderToStaticMarkup(<Contents headings={given} />).match(/<li.*?<\/li>/g) ?? [];

describe('the table of contents', () => {
  it('lists the sections and subsections in the order of the text', () => {
    expect(itemsOf(headings(2, 3, 2, 2))).toEqual([
      '<li><a href="#s0">Section 0</a></li>',
      '<li class="toc-part"><a href="#s1">Section 1</a></li>',
      '<li><a href="#s2">Section 2</a></li>',
      '<li><a href="#s3">Section 3</a></li>',
    ]);
  });

  it('is absent from an article of three sections', () => {
    expect(renderToStaticMarkup(<Contents headings={headings(2, 2, 2)} />)).toBe('');
  });

  it('omits headings of other levels and the heading of the footnotes', () => {
    const notes = { depth: 2, slug: 'footnote-label', text: 'Footnotes' };
    expect(itemsOf([...headings(2, 4, 2, 2, 2), notes])).toHaveLength(4);
  });

  it('omits subsections if there would be more than 14 entries', () => {
    const many = headings(...Array.from({ length: 15 }, (_, index) => (index % 3 ? 3 : 2)));
    expect(itemsOf(many)).toHaveLength(5);
  });
});
