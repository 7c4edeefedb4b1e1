import { expect, it } from 'vitest';
import { mix } from './colour.ts';

it.each([
  ['#000000', '#ffffff', 0, '#000000'],
  ['#000000', '#ffffff', 100, '#ffffff'],
  ['#000000', '#ffffff', 50, '#808080'],
  ['#102030', '#20100a', 25, '#141c27'],
])('the mix of %s and %s at %i percent is %s', (from, to, percent, expected) => {
  expect(mix(from, to, percent)).toBe(expected);
});
