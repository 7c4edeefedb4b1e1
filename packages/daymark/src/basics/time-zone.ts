/** The formatters of clocks by time zone. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    ...{ hourCycle: 'h23', timeZone },
  });
  clocks.set(timeZone, made);
  return made;
}

/** Returns how far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = new Map(
    clockIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => shown.get(name) ?? 0;
  const time = [part('hour'), part('minute'), part('second')] as const;
  return Date.UTC(part('year'), part('month') - 1, part('day'), ...time) - instant;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Finds the instant at which the clocks of a time zone show a time: the first one, if a change of the
 * clocks shows it twice.
 * @param shown the time on the clocks, as if it were in UTC
 * @returns the offset of the clocks from UTC then; if a change skips the time, the offset before it
 */
export function offsetOf(
  shown: Date,
  timeZone: string,
): { readonly offset: number; readonly isSkipped: boolean } {
  const time = shown.getTime();
  // No zone is a day ahead of UTC or behind it, and no zone changes its clocks twice in two days.
  const [before, after] = [offsetAt(time - DAY, timeZone), offsetAt(time + DAY, timeZone)];
  // The larger offset belongs to the earlier instant.
  const found = [Math.max(before, after), Math.min(before, after)].find(
    (offset) => offsetAt(time - offset, timeZone) === offset,
  );
  return found === undefined
    ? { offset: before, isSkipped: true }
    : { offset: found, isSkipped: false };
}

const MINUTE = 60 * 1000;

/**
 * Writes a time with its offset from UTC in ISO 8601: "2027-03-01T08:00:00+01:00". The result names
 * an instant, and the day on which the author saw this instant.
 * @param shown the time on the clocks, as if it were in UTC
 * @param offset how far the clocks are ahead of UTC, in milliseconds
 */
export function withOffset(shown: Date, offset: number): string {
  const time = shown.toISOString().slice(0, '2027-03-01T08:00:00'.length);
  const minutes = Math.abs(Math.round(offset / MINUTE));
  if (minutes === 0) return `${time}Z`;
  const two = (number: number) => `${number}`.padStart(2, '0');
  return `${time}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Returns the time on the clocks of a time zone at an instant, with its offset from UTC. */
export function timeIn(instant: Date, timeZone: string): string {
  const offset = offsetAt(instant.getTime() - (instant.getTime() % 1000), timeZone);
  return withOffset(new Date(instant.getTime() + offset), offset);
}
