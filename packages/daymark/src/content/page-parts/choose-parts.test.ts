import { describe, expect, it } from 'vitest';
import { chooseParts } from './choose-parts.ts';

const PARTS = ['a', 'h', 'ha', 'm', 'the', 'the a', 'the h', 'the r', 'u'];

describe('the parts to fetch for a text', () => {
  it('contain its rarest words, the longest first', () => {
    expect(chooseParts(PARTS, 'the-half-read-page')).toEqual(['/pages/ha.json', '/pages/m.json']);
  });

  it('contain the words after a common word, if it has only common words', () => {
    expect(chooseParts(PARTS, 'the he')).toEqual(['/pages/ha.json', '/pages/the-h.json']);
    expect(chooseParts(PARTS, 'the')).toEqual(['/pages/the.json']);
  });

  it('are the first part for a text before all others, and the last for one after them', () => {
    expect(chooseParts(PARTS, '1')).toEqual(['/pages/a.json']);
    expect(chooseParts(PARTS, 'zebra')).toEqual(['/pages/u.json']);
  });

  it('are none for a text without words, and on a site whose index has no parts', () => {
    expect(chooseParts(PARTS, ' & ')).toEqual([]);
    expect(chooseParts([], 'half')).toEqual([]);
  });
});
