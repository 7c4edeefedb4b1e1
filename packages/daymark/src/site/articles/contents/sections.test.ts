import { describe, expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';

const headings = (...depths: number[]) =>
  depths.map((depth, index) => ({ depth, slug: `s${index}`, text: `Section ${index}` }));

describe('the table of contents', () => {
  it('lists the sections and subsections in the order of the text', () => {
    expect(sectionsOf(headings(2, 3, 2, 2))).toEqual([
      { id: 's0', title: 'Section 0', isPart: false },
      { id: 's1', title: 'Section 1', isPart: true },
      { id: 's2', title: 'Section 2', isPart: false },
      { id: 's3', title: 'Section 3', isPart: false },
    ]);
  });

  it('is empty for an article of three sections', () => {
    expect(sectionsOf(headings(2, 2, 2))).toEqual([]);
  });

  it('omits headings of other levels and the heading of the footnotes', () => {
    const notes = { depth: 2, slug: 'footnote-label', text: 'Footnotes' };
    expect(sectionsOf([...headings(2, 4, 2, 2, 2), notes])).toHaveLength(4);
  });

  it('omits subsections if there would be more than 14 entries', () => {
    const many = headings(...Array.from({ length: 15 }, (_, index) => (index % 3 ? 3 : 2)));
    expect(sectionsOf(many)).toHaveLength(5);
  });
});
