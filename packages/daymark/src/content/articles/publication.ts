import process from 'node:process';
import { acrossBundles } from '../../basics/across-bundles.ts';
import { dayForMachines } from '../../ui/date.ts';

/** The time of a build. */
export interface BuildTime {
  /** The day in UTC, such as "2026-06-14". */
  readonly day: string;
  readonly instant: Date;
}

/**
 * Returns the state of an article. An article that is not a draft is published from the hour of its
 * date, or from 00:00 UTC of a date without an hour.
 * @param text `moment` is the date with its hour: "2027-03-01T08:00:00+01:00"
 */
export function publicationOf(
  { draft, date, moment }: { draft: boolean; date: Date; moment: string | undefined },
  { day, instant }: BuildTime,
): 'published' | 'scheduled' | 'draft' {
  if (draft) return 'draft';
  const isAhead = moment === undefined ? dayForMachines(date) > day : Date.parse(moment) > +instant;
  return isAhead ? 'scheduled' : 'published';
}

/** Matches an instant, such as "2027-03-01T07:00Z". */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[-+]\d\d:\d\d)$/;

/**
 * Returns the time of the build: now, the time in `DAYMARK_NOW`, or the end of the day in
 * `DAYMARK_TODAY`. With these variables, the build writes the site as it was or will be at another time.
 * @throws if `DAYMARK_NOW` is not a time with an offset, or `DAYMARK_TODAY` not a day
 */
export function readBuildTime(
  now = new Date(),
  { DAYMARK_NOW: time, DAYMARK_TODAY: named }: NodeJS.ProcessEnv = process.env,
): BuildTime {
  if (time !== undefined) {
    const instant = new Date(INSTANT.test(time) ? time : Number.NaN);
    if (!Number.isNaN(instant.getTime())) return { day: dayForMachines(instant), instant };
    throw new Error(
      `DAYMARK_NOW: expected a time with its offset from UTC, such as 2027-03-01T08:00+01:00; found "${time}"`,
    );
  }
  if (named === undefined) return { day: dayForMachines(now), instant: now };
  const day = new Date(`${named}T00:00:00Z`);
  if (!Number.isNaN(day.getTime()) && dayForMachines(day) === named)
    return { day: named, instant: new Date(`${named}T23:59:59.999Z`) };
  throw new Error(`DAYMARK_TODAY: expected a date, such as 2026-06-14; found "${named}"`);
}

const fixed = acrossBundles<BuildTime>('build time');

/** Fixes the time of the build, so that no text becomes due between the checks and the last page. */
export function fixBuildTime(): BuildTime {
  const time = readBuildTime();
  fixed.set(time);
  return time;
}

/** Returns the time of the build; in the live preview, the current time. */
export const buildTime = (): BuildTime => fixed.get() ?? readBuildTime();

/** Returns whether the build writes the site as of a time that has not come. */
export const isBuildAhead = (): boolean => buildTime().instant > new Date();

/** Returns the day of the build in UTC, such as "2026-06-14". */
export const buildDay = (): string => buildTime().day;
