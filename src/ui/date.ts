/** A calendar day in words: "14 June 2026". Days are kept in UTC, so that none moves with the reader. */
export function dayInWords(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** A calendar day for machines: "2026-06-14". */
export function dayForMachines(date: Date): string {
  return date.toISOString().slice(0, 10);
}
