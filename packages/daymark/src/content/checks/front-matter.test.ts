import { expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

/** Returns the date with its hour, or what is wrong with it. */
function momentIn(date: string, zone = 'Europe/Berlin') {
  const { moments, faults } = readFrontMatter(`---\ndate: ${date}\n---\n`, zone);
  const [fault] = faults;
  return fault ? `${fault.field}: ${fault.expected}; found ${fault.found}` : moments.date;
}

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

it.each([
  ['2027-03-01', undefined],
  ['2027-03-01T08:00', '2027-03-01T08:00:00+01:00'],
  ['2027-03-01 8:00', '2027-03-01T08:00:00+01:00'],
  ['2027-07-01T08:00:30', '2027-07-01T08:00:30+02:00'],
  ['2027-03-01T00:00', '2027-03-01T00:00:00+01:00'],
  ['2027-03-01T08:00Z', '2027-03-01T08:00:00Z'],
  ['2027-03-01T08:00:00+05:30', '2027-03-01T08:00:00+05:30'],
  ['2027-03-01 08:00 -0500', '2027-03-01T08:00:00-05:00'],
  ['2027-03-01T08:00:00 -11', '2027-03-01T08:00:00-11:00'],
])('the date %s names the time %s', (written, moment) => {
  expect(momentIn(written)).toBe(moment);
});

it('an hour that a change of the clocks repeats is the first, and has its offset', () => {
  expect(momentIn('2027-10-31T02:30')).toBe('2027-10-31T02:30:00+02:00');
});

it.each([
  [
    '2027-03-28T02:30',
    'an hour that the clocks of Europe/Berlin show, such as 2027-03-28T03:30; found 2027-03-28T02:30, which a change of the clocks skips',
  ],
  ['2027-03-01T24:00', 'an hour from 00:00 to 23:59; found 2027-03-01T24:00'],
  ['2027-03-01T08:75', 'an hour from 00:00 to 23:59; found 2027-03-01T08:75'],
  ['2027-03-01T08:00+30:00', 'an offset from UTC, such as +01:00; found 2027-03-01T08:00+30:00'],
])('the date %s is refused', (written, message) => {
  expect(momentIn(written)).toBe(`date: ${message}`);
});

it('an hour with an offset may be one that the clocks of the site skip', () => {
  expect(momentIn('2027-03-28T02:30Z')).toBe('2027-03-28T02:30:00Z');
});

it('dates with an hour are known by their fields, also in lists', () => {
  const yaml =
    'title: 2027-03-01 08:00\ncorrections:\n  - date: 2027-03-01T08:00\n    text: Red.\n';
  const { moments, fields } = readFrontMatter(`---\n${yaml}---\n`);
  expect(moments).toEqual({ 'corrections.0.date': '2027-03-01T08:00:00Z' });
  expect(fields?.title).toBe('2027-03-01 08:00');
});
