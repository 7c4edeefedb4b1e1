import { readStored, store } from '../stored-values.ts';

/** The storage key of the time of the last "Later". Used only if `restDays` is more than 0. */
export const STORAGE_KEY = 'donation-later';
const DAY = 24 * 60 * 60 * 1000;

/** Returns whether "Later" was pressed less than `days` days before `now` (ms since 1970). */
export function isResting(days: number, now: number): boolean {
  if (days === 0) return false;
  const since = Number(readStored(STORAGE_KEY) ?? Number.NaN);
  return now - since < days * DAY;
}

/** Stores the time when the visitor pressed "Later", unless `days` is 0. */
export function rest(days: number, now: number): void {
  if (days > 0) store(STORAGE_KEY, String(now));
}
