import { expect, it } from 'vitest';
import { didYouMean, editDistance, similarName } from './edit-distance.ts';

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

it('the most similar name is suggested, regardless of case', () => {
  expect(similarName('newset', ['newer', 'newest'])).toBe('newest');
  expect(similarName('ACCENTHUE', ['logo', 'accentHue'])).toBe('accentHue');
  expect(didYouMean('nuon', ['noun', 'home'])).toBe(' (did you mean "noun"?)');
});

it('no name is suggested for a word that has little in common with all names', () => {
  expect(similarName('x', ['id', 'url'])).toBeUndefined();
  expect(similarName('b', ['a', 'id'])).toBeUndefined();
  expect(didYouMean('colour', ['noun', 'home'])).toBe('');
  expect(didYouMean(7, ['7'])).toBe('');
});
