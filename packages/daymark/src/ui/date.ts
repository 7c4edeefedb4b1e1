/**
 * Formats a calendar day as text: "14 June 2026". Days are in UTC, so that they do not depend on
 * the reader's time zone.
 */
export function dayInWords(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Formats a calendar day in ISO 8601: "2026-06-14". */
export function dayForMachines(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Formats a calendar month as text: "June 2026". */
export function monthInWords(date: Date, language: string): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, format).format(date);
}
