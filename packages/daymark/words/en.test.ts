import { expect, it } from 'vitest';
import { pathOfSteps } from './en.ts';

it.each([
  [1, 'one step'],
  [7, 'seven steps'],
  [12, 'twelve steps'],
  [13, '13 steps'],
])('a count of %i is written as %s', (count, words) => {
  expect(pathOfSteps(count)).toBe(`The path: ${words}`);
});
