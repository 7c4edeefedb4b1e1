/** Returns the latest date, or undefined if no date is known. */
export function newest(dates: Iterable<Date | undefined>): Date | undefined {
  let found: Date | undefined;
  for (const date of dates) if (date && (!found || date > found)) found = date;
  return found;
}
