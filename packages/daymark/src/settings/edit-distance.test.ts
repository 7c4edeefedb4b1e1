import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['attention', 'attention', 0],
  ['atention', 'attention', 1],
  ['habbit', 'habit', 1],
  ['habet', 'habit', 1],
  ['recieve', 'receive', 1],
  ['mindfullnes', 'mindfulness', 2],
  ['ab', 'ba', 1],
])('the edit distance between %s and %s is %i', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
});

it('the result for an edit distance above the limit is Infinity', () => {
  expect(editDistance('harbour', 'lighthouse', 2)).toBe(Number.POSITIVE_INFINITY);
  expect(editDistance('habit', 'rabid', 1)).toBe(Number.POSITIVE_INFINITY);
});
