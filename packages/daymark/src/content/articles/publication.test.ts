import { describe, expect, it } from 'vitest';
import { readFrontMatter } from '../checks/front-matter.ts';
import { publicationOf, readBuildTime } from './publication.ts';

const on = (date: string, draft = false) => ({ draft, date: new Date(date), moment: undefined });
const day = (day: string) => readBuildTime(new Date(`${day}T12:00Z`), {});

describe('an article', () => {
  it('is published from the day of its date', () => {
    expect(publicationOf(on('2026-06-14'), day('2026-06-13'))).toBe('scheduled');
    expect(publicationOf(on('2026-06-14'), day('2026-06-14'))).toBe('published');
    expect(publicationOf(on('2026-06-14'), day('2026-06-15'))).toBe('published');
  });

  it('is not published while it is a draft, whatever its date', () => {
    expect(publicationOf(on('2020-01-01', true), day('2026-06-14'))).toBe('draft');
    expect(publicationOf(on('2030-01-01', true), day('2026-06-14'))).toBe('draft');
  });
});

const ZONES = ['Europe/Berlin', 'Pacific/Auckland', 'America/New_York', 'Asia/Kolkata'];
const MINUTES = 60_000;
const DAY = 24 * 60 * MINUTES;

/** Reads an article with a date in a time zone. */
function articleAt(date: string, zone: string) {
  const { fields, moments } = readFrontMatter(`---\ndate: ${date}\n---\n`, zone);
  return { draft: false, date: Object(fields).date, moment: moments.date };
}

/** Returns the state of an article in a build at an instant. */
const stateAt = (article: ReturnType<typeof articleAt>, instant: number) =>
  publicationOf(article, readBuildTime(new Date(instant), {}));

/**
 * Returns the local time in a zone as `Intl` formats it, which the test compares with the engine's
 * result.
 */
const clockOf = (zone: string) =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });

describe.each(ZONES)('a text at 8:00 in %s', (zone) => {
  it('is in the build at that hour and in no build a minute before, on each day of a year', () => {
    const clock = clockOf(zone);
    const wrong: string[] = [];
    for (let noon = Date.UTC(2027, 0, 1, 12); noon < Date.UTC(2028, 0, 1); noon += DAY) {
      const date = `${new Date(noon).toISOString().slice(0, 10)}T08:00`;
      const article = articleAt(date, zone);
      const due = Date.parse(article.moment ?? '');
      const states = [due - MINUTES, due - 1, due, due + MINUTES].map((at) => stateAt(article, at));
      const isRight = states.join() === 'scheduled,scheduled,published,published';
      if (!isRight || clock.format(due).replace(' ', 'T') !== date) wrong.push(date);
    }
    expect(wrong).toEqual([]);
  });

  it('appears in the first build from that hour on, if the site is built every ten minutes', () => {
    const article = articleAt('2027-03-01T08:00', zone);
    const start = Date.UTC(2027, 1, 28, 15);
    const builds = Array.from({ length: 145 }, (_, build) => start + build * 10 * MINUTES);
    const first = builds.find((at) => stateAt(article, at) === 'published') ?? 0;
    expect(clockOf(zone).format(first)).toBe('2027-03-01 08:00');
    expect(builds.filter((at) => stateAt(article, at) === 'scheduled')).toEqual(
      builds.filter((at) => at < first),
    );
  });
});

it('a text whose date has no hour appears at midnight UTC, in every time zone of the site', () => {
  for (const zone of ZONES) {
    const article = articleAt('2027-03-01', zone);
    const midnight = Date.UTC(2027, 2, 1);
    expect(stateAt(article, midnight - 1)).toBe('scheduled');
    expect(stateAt(article, midnight)).toBe('published');
  }
});

it('a text with an offset appears at the same instant in every time zone of the site', () => {
  for (const zone of ZONES) {
    const article = articleAt('2027-03-01T08:00-03:00', zone);
    expect(article.moment).toBe('2027-03-01T08:00:00-03:00');
    expect(stateAt(article, Date.UTC(2027, 2, 1, 11) - 1)).toBe('scheduled');
    expect(stateAt(article, Date.UTC(2027, 2, 1, 11))).toBe('published');
  }
});

describe('the time of the build', () => {
  it('is now, on the current day in UTC, in every time zone', () => {
    const beforeMidnight = new Date('2026-06-14T23:30:00-05:00');
    expect(readBuildTime(beforeMidnight, {})).toEqual({
      day: '2026-06-15',
      instant: beforeMidnight,
    });
  });

  it('is the end of the day in DAYMARK_TODAY if that variable is set', () => {
    const time = readBuildTime(new Date(), { DAYMARK_TODAY: '2031-02-03' });
    expect(time).toEqual({ day: '2031-02-03', instant: new Date('2031-02-03T23:59:59.999Z') });
  });

  it('is the time in DAYMARK_NOW if that variable is set, whatever DAYMARK_TODAY says', () => {
    const env = { DAYMARK_NOW: '2027-03-01T08:00+13:00', DAYMARK_TODAY: '2031-02-03' };
    expect(readBuildTime(new Date(), env)).toEqual({
      day: '2027-02-28',
      instant: new Date('2027-02-28T19:00Z'),
    });
  });

  it.each(['soon', '2026-02-30', '2026-6-1', ''])('cannot be set to the day "%s"', (named) => {
    expect(() => readBuildTime(new Date(), { DAYMARK_TODAY: named })).toThrow(
      `DAYMARK_TODAY: expected a date, such as 2026-06-14; found "${named}"`,
    );
  });

  it.each(['', '2027-03-01', '2027-03-01T08:00', '2027-03-01T25:00Z', '2027-13-01T08:00Z'])(
    'cannot be set to the time "%s"',
    (named) => {
      expect(() => readBuildTime(new Date(), { DAYMARK_NOW: named })).toThrow(
        `DAYMARK_NOW: expected a time with its offset from UTC, such as 2027-03-01T08:00+01:00; found "${named}"`,
      );
    },
  );
});
