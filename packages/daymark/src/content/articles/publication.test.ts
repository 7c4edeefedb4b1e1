import { describe, expect, it } from 'vitest';
import { buildDay, publicationOf } from './publication.ts';

const on = (date: string, draft = false) => ({ draft, date: new Date(date) });

describe('an article', () => {
  it('is published from the day of its date', () => {
    expect(publicationOf(on('2026-06-14'), '2026-06-13')).toBe('scheduled');
    expect(publicationOf(on('2026-06-14'), '2026-06-14')).toBe('published');
    expect(publicationOf(on('2026-06-14'), '2026-06-15')).toBe('published');
  });

  it('is not published while it is a draft, whatever its date', () => {
    expect(publicationOf(on('2020-01-01', true), '2026-06-14')).toBe('draft');
    expect(publicationOf(on('2030-01-01', true), '2026-06-14')).toBe('draft');
  });
});

describe('the day of the build', () => {
  it('is the current day in UTC, in every time zone', () => {
    const beforeMidnight = new Date('2026-06-14T23:30:00-05:00');
    expect(buildDay(beforeMidnight, {})).toBe('2026-06-15');
  });

  it('is the day in DAYMARK_TODAY if that variable is set', () => {
    expect(buildDay(new Date(), { DAYMARK_TODAY: '2031-02-03' })).toBe('2031-02-03');
  });

  it.each(['soon', '2026-02-30', '2026-6-1', ''])('cannot be set to "%s"', (named) => {
    expect(() => buildDay(new Date(), { DAYMARK_TODAY: named })).toThrow(
      `DAYMARK_TODAY: expected a date, such as 2026-06-14; found "${named}"`,
    );
  });
});
