import { dayForMachines } from '../ui/date.ts';

/** Whether an article is out; if not, why not. */
export type Publication = 'published' | 'scheduled' | 'draft';

/**
 * An article is out from the first moment, in UTC, of the day it is dated,
 * unless it is a draft.
 * @param today a day such as "2026-06-14"
 */
export function publicationOf(
  { draft, date }: { draft: boolean; date: Date },
  today: string,
): Publication {
  if (draft) return 'draft';
  return dayForMachines(date) > today ? 'scheduled' : 'published';
}

/**
 * The day of the build in UTC, such as "2026-06-14": today, or the day that
 * `DAYMARK_TODAY` names, to build the site as it will be or was.
 * @throws when `DAYMARK_TODAY` names no day
 */
export function buildDay(now = new Date(), { DAYMARK_TODAY: named } = process.env): string {
  if (named === undefined) return dayForMachines(now);
  const day = new Date(`${named}T00:00:00Z`);
  if (!Number.isNaN(day.getTime()) && dayForMachines(day) === named) return named;
  throw new Error(`DAYMARK_TODAY: expected a day, such as 2026-06-14; found "${named}"`);
}

/** The year of that day. */
export const buildYear = () => Number.parseInt(buildDay(), 10);
