import { describe, expect, it } from 'vitest';
import { countTerms } from './terms.ts';

describe('the terms of a text', () => {
  it('are its words, except tokens, link targets and short words', () => {
    expect(countTerms('{Product} is tea, [Tea](/blog/kettle).')).toEqual(countTerms('tea tea'));
    expect(countTerms('tea tea')).not.toEqual(countTerms('tea'));
  });

  it('are each listed once, with their number', () => {
    const { hashes, counts } = countTerms('Tea, leaves, tea and TEA.');
    expect([...counts]).toEqual([3, 1, 1]);
    expect(new Set(hashes).size).toBe(3);
  });
});
