import { dayForMachines } from '../../ui/date.ts';

/**
 * Returns the state of an article. An article that is not a draft is published from 00:00 UTC of
 * its date.
 * @param today a day such as "2026-06-14"
 */
export function publicationOf(
  { draft, date }: { draft: boolean; date: Date },
  today: string,
): 'published' | 'scheduled' | 'draft' {
  if (draft) return 'draft';
  return dayForMachines(date) > today ? 'scheduled' : 'published';
}

/**
 * Returns the day of the build in UTC, such as "2026-06-14": today, or the day in `DAYMARK_TODAY`.
 * With that variable, the build writes the site as it was or will be on another day.
 * @throws if `DAYMARK_TODAY` is not a day
 */
export function buildDay(now = new Date(), { DAYMARK_TODAY: named } = process.env): string {
  if (named === undefined) return dayForMachines(now);
  const day = new Date(`${named}T00:00:00Z`);
  if (!Number.isNaN(day.getTime()) && dayForMachines(day) === named) return named;
  throw new Error(`DAYMARK_TODAY: expected a date, such as 2026-06-14; found "${named}"`);
}
