import { expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const dateIn = (date: string) => {
  const { fields, faults } = readFrontMatter(`---\ndate: ${date}\n---\n`);
  const { date: value } = Object(fields);
  return faults[0]?.found ?? (value instanceof Date ? value.toISOString() : value);
};

it.each([
  ['2025-02-23', '2025-02-23T00:00:00.000Z'],
  ['2025-02-23T22:29:29-03:00', '2025-02-23T22:29:29.000Z'],
  ['2025-02-23T01:10:00+09:00', '2025-02-23T01:10:00.000Z'],
  ['2025-02-23T22:29:29Z', '2025-02-23T22:29:29.000Z'],
  ['2025-02-23 22:29:29.5 -11', '2025-02-23T22:29:29.000Z'],
  ['2025-12-31t23:59:59-01:00', '2025-12-31T23:59:59.000Z'],
  ['2024-02-29T23:00:00-05:00', '2024-02-29T23:00:00.000Z'],
])('the date %s is the day that its author wrote', (written, date) => {
  expect(dateIn(written)).toBe(date);
});

it.each(['0026-11-20', '2025-02-29', '2026-02-30T10:00:00Z', '2026-13-01'])(
  'the date %s does not exist',
  (written) => {
    expect(dateIn(written)).toBe(written);
  },
);
