import { expect, it } from 'vitest';
import { dayForMachines, dayInWords, monthInWords, yearInWords } from './date.ts';

const lateEvening = new Date('2026-06-14T23:30:00Z');

it('a day is formatted in UTC, so that every time zone shows the same day', () => {
  expect(dayInWords(lateEvening, 'en-GB')).toBe('14 June 2026');
  expect(dayInWords(lateEvening, 'en-GB', 'medium')).toBe('14 Jun 2026');
  expect(dayForMachines(lateEvening)).toBe('2026-06-14');
});

it('a month is formatted in UTC, in the language of the site', () => {
  const lastEvening = new Date('2026-06-30T23:30:00Z');
  expect(monthInWords(lastEvening, 'en-GB')).toBe('June 2026');
  expect(monthInWords(lastEvening, 'de')).toBe('Juni 2026');
  expect(monthInWords(lastEvening, 'pl')).toBe('Czerwiec 2026');
  expect(monthInWords(lastEvening, 'ja')).toBe('2026年6月');
});

it('a day in the medium style has the form of its language', () => {
  expect(dayInWords(lateEvening, 'de', 'medium')).toBe('14.06.2026');
  expect(dayInWords(lateEvening, 'ja', 'medium')).toBe('2026/06/14');
});

it('the first day of a month is an ordinal in French and Italian', () => {
  expect(dayInWords(new Date('2026-11-01'), 'fr')).toBe('1er novembre 2026');
  expect(dayInWords(new Date('2026-11-01'), 'it-IT')).toBe('1º novembre 2026');
  expect(dayInWords(new Date('2026-11-11'), 'fr-CA')).toBe('11 novembre 2026');
});

it('a year has the word for it in languages that write one', () => {
  expect(yearInWords(1995, 'en-GB')).toBe('1995');
  expect(yearInWords(1995, 'de')).toBe('1995');
  expect(yearInWords(1995, 'ja')).toBe('1995年');
  expect(yearInWords(-300, 'en-GB')).toBe('-300');
  expect(yearInWords('1948, in English 1952', 'ja')).toBe('1948, in English 1952');
});
