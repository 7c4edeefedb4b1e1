import { expect, it } from 'vitest';
import { newest } from './newest.ts';

it.each([
  ['an empty list', [], undefined],
  ['a list without a known date', [undefined], undefined],
  [
    'a list with some known dates',
    ['2026-01-02', undefined, '2026-03-01', '2025-12-31'],
    '2026-03-01',
  ],
])('newest returns the latest known date, if any, of %s', (_, days, expected) => {
  const dates = days.map((day) => (day ? new Date(day) : undefined));
  expect(newest(dates)?.toISOString().slice(0, 10)).toBe(expected);
});
