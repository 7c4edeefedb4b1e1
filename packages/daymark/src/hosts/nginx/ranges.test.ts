import { expect, test } from 'vitest';
import { lessThan } from './ranges.ts';

const isLess = new RegExp(`^${lessThan('same')}$`);
const values = [0, 1, 8, 9, 10, 11, 19, 90, 99, 100, 101, 109, 110, 899, 12_345, 12_346, 13_000];
const large = [999_999_999_999_998, 999_999_999_999_999];

test('lessThan matches two numbers only if the first is less than the second', () => {
  for (const first of [...values, ...large])
    for (const second of [...values, ...large])
      expect([first, second, isLess.test(`${first} ${second}`)]).toEqual([
        first,
        second,
        first < second,
      ]);
});

test.each([' 5', '5 ', ' ', 'a 5'])(
  'lessThan does not match "%s", which is not two numbers',
  (text) => {
    expect(isLess.test(text)).toBe(false);
  },
);
