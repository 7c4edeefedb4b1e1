/* Browsers run this module too, in the desk: it imports nothing. */

/** Returns whether a text is a day that exists, in the form "2026-06-14". */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
