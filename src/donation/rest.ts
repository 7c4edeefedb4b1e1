/** The one key that the time of "Later" is stored under, and only where the owner sets a rest. */
export const STORAGE_KEY = 'donation-later';
const DAY = 24 * 60 * 60 * 1000;

/** Whether a visitor said Later less than `days` days before `now` (milliseconds since 1970). */
export function isResting(days: number, now: number): boolean {
  if (days === 0) return false;
  try {
    const since = Number(localStorage.getItem(STORAGE_KEY) ?? Number.NaN);
    return now - since < days * DAY;
  } catch {
    return false;
  }
}

/** Keeps the time of Later. Stores nothing without a rest period. */
export function rest(days: number, now: number): void {
  if (days === 0) return;
  try {
    localStorage.setItem(STORAGE_KEY, String(now));
  } catch {
    // Storage is forbidden or full: the question comes again on the next visit.
  }
}
