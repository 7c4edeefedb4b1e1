import { expect, it } from 'vitest';
import { newest } from './newest.ts';

it.each([
  ['nothing', [], undefined],
  ['no known date', [undefined], undefined],
  ['some dates', ['2026-01-02', undefined, '2026-03-01', '2025-12-31'], '2026-03-01'],
])('the latest date is found among %s', (_, days, expected) => {
  const dates = days.map((day) => (day ? new Date(day) : undefined));
  expect(newest(dates)?.toISOString().slice(0, 10)).toBe(expected);
});
