import { describe, expect, it } from 'vitest';
import { offsetOf, timeIn, withOffset } from './time-zone.ts';

/** Returns the instant at which the clocks of a zone show a time, with its offset. */
function at(time: string, zone: string): string {
  const shown = new Date(`${time}Z`);
  const { offset, isSkipped } = offsetOf(shown, zone);
  return isSkipped ? 'skipped' : withOffset(shown, offset);
}

describe('a time on the clocks of a time zone', () => {
  it.each([
    ['Europe/Berlin', '2027-03-01T08:00:00', '2027-03-01T08:00:00+01:00'],
    ['Europe/Berlin', '2027-07-01T08:00:00', '2027-07-01T08:00:00+02:00'],
    ['Pacific/Auckland', '2027-03-01T08:00:00', '2027-03-01T08:00:00+13:00'],
    ['America/New_York', '2027-03-01T08:00:00', '2027-03-01T08:00:00-05:00'],
    ['Asia/Kolkata', '2027-03-01T08:00:00', '2027-03-01T08:00:00+05:30'],
    ['Europe/London', '2027-03-01T08:00:00', '2027-03-01T08:00:00Z'],
    ['UTC', '2027-03-01T00:00:00', '2027-03-01T00:00:00Z'],
  ])('has an offset in %s at %s', (zone, time, expected) => {
    expect(at(time, zone)).toBe(expected);
  });

  it.each([
    ['Europe/Berlin', '2027-03-28T02:00:00', '2027-03-28T02:59:59', '2027-03-28T03:00:00+02:00'],
    ['America/New_York', '2027-03-14T02:00:00', '2027-03-14T02:59:59', '2027-03-14T03:00:00-04:00'],
    ['Pacific/Auckland', '2027-09-26T02:00:00', '2027-09-26T02:59:59', '2027-09-26T03:00:00+13:00'],
    // A change of half an hour, and a day that a country has skipped.
    [
      'Australia/Lord_Howe',
      '2027-10-03T02:00:00',
      '2027-10-03T02:29:59',
      '2027-10-03T02:30:00+11:00',
    ],
    ['Pacific/Apia', '2011-12-30T00:00:00', '2011-12-30T23:59:59', '2011-12-31T00:00:00+14:00'],
  ])('does not exist in %s while a change of the clocks skips it', (zone, first, last, next) => {
    expect([at(first, zone), at(last, zone), at(next.slice(0, 19), zone)]).toEqual([
      'skipped',
      'skipped',
      next,
    ]);
  });

  it.each([
    ['Europe/Berlin', '2027-10-31T02:30:00', '+02:00'],
    ['America/New_York', '2027-11-07T01:30:00', '-04:00'],
    ['Pacific/Auckland', '2027-04-04T02:30:00', '+13:00'],
  ])(
    'is the first of the two in %s when a change of the clocks repeats it',
    (zone, time, offset) => {
      expect(at(time, zone)).toBe(time + offset);
    },
  );

  it.each(['Europe/Berlin', 'Pacific/Auckland', 'America/New_York', 'Asia/Kolkata'])(
    'is found again from the instant in %s, throughout a year',
    (zone) => {
      const start = Date.parse('2027-01-01T01:00:00Z');
      // Steps of seven hours reach all hours of the day, but no hour that a change of the clocks
      // repeats.
      const instants = Array.from({ length: 1252 }, (_, step) => start + step * 7 * 3_600_000);
      const shown = instants.map((instant) => timeIn(new Date(instant), zone));
      expect(shown.map((time) => Date.parse(time))).toEqual(instants);
      expect(shown.map((time) => at(time.slice(0, 19), zone))).toEqual(shown);
    },
  );
});
