/** The storage key of the time of "Later". It is used only if the owner sets a rest period. */
export const STORAGE_KEY = 'donation-later';
const DAY = 24 * 60 * 60 * 1000;

/** Returns whether "Later" was less than `days` days before `now` (milliseconds since 1970). */
export function isResting(days: number, now: number): boolean {
  if (days === 0) return false;
  try {
    const since = Number(localStorage.getItem(STORAGE_KEY) ?? Number.NaN);
    return now - since < days * DAY;
  } catch {
    return false;
  }
}

/** Stores the time of "Later". Without a rest period, it stores nothing. */
export function rest(days: number, now: number): void {
  if (days === 0) return;
  try {
    localStorage.setItem(STORAGE_KEY, String(now));
  } catch {
    // Storage is forbidden or full, so the dialog opens again on the next visit.
  }
}
