import { describe, expect, it } from 'vitest';
import { excerptParts } from './excerpt.ts';

describe('an excerpt', () => {
  it('is split into matches and other text', () => {
    expect(excerptParts('One <mark>slow</mark> day, <mark>slowly.</mark>')).toEqual([
      { text: 'One ', isMatch: false },
      { text: 'slow', isMatch: true },
      { text: ' day, ', isMatch: false },
      { text: 'slowly.', isMatch: true },
    ]);
  });

  it('keeps markup in the page text as text', () => {
    expect(excerptParts('a &lt;mark&gt; &amp; <mark>&lt;b&gt;</mark>')).toEqual([
      { text: 'a <mark> &amp; ', isMatch: false },
      { text: '<b>', isMatch: true },
    ]);
  });

  it('may be empty', () => {
    expect(excerptParts('')).toEqual([]);
  });
});
