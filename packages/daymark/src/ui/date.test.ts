import { expect, it } from 'vitest';
import { dayForMachines, dayInWords } from './date.ts';

const lateEvening = new Date('2026-06-14T23:30:00Z');

it('a day is the same in every time zone', () => {
  expect(dayInWords(lateEvening, 'en-GB')).toBe('14 June 2026');
  expect(dayForMachines(lateEvening)).toBe('2026-06-14');
});
