import { dayForMachines } from '../../ui/date.ts';
import type { Problem } from './problem.ts';
import { fieldProblem, type Text } from './text.ts';

/** The number of years after which a date in the future is probably mistyped. */
const YEARS = 2;

/**
 * Warns about dates that are possible, but probably mistyped.
 * @param today a day such as "2026-06-14"
 */
export function dateProblems(texts: readonly Text[], today: string): Problem[] {
  const last = `${Number.parseInt(today, 10) + YEARS}${today.slice('2026'.length)}`;
  return texts.flatMap((text): Problem[] => {
    const { date, updated, reviewed } = text.fields;
    const warn = (field: string, expected: string, value: Date): Problem[] => [
      { ...fieldProblem(text, field, expected, dayForMachines(value)), severity: 'warning' },
    ];
    const isScheduled = isDay(date) && dayForMachines(date) > today;
    if (isDay(date) && dayForMachines(date) > last)
      return warn('date', `a date within ${YEARS} years from today`, date);
    if (isDay(updated) && dayForMachines(updated) > today && !isScheduled)
      return warn('updated', 'the day of the last change, which is not in the future', updated);
    if (isDay(reviewed) && dayForMachines(reviewed) > today && !isScheduled)
      return warn('reviewed', 'the day of the last review, which is not in the future', reviewed);
    return [];
  });
}

/** Returns whether a field of the front matter is a valid date. */
export const isDay = (value: unknown): value is Date =>
  value instanceof Date && !Number.isNaN(value.getTime());
