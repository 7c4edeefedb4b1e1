import type { Site } from '../../settings/site.ts';
import type { SettingsRemark } from './remark.ts';

/** Returns the same day of the year before. */
const yearBefore = (day: string) => `${Number.parseInt(day, 10) - 1}${day.slice('2026'.length)}`;

/**
 * A remark on a directory of help that nobody has looked at for more than a year, or whose day is mistyped.
 * @param today a day such as "2026-06-14"
 */
export function helpRemarks({ help }: Pick<Site, 'help'>, today: string): SettingsRemark[] {
  if (!help || (help.lookedUp >= yearBefore(today) && help.lookedUp <= today)) return [];
  return [
    {
      id: 'help-looked-up',
      field: 'help.lookedUp',
      expected: 'a day within the last year, on which you looked whether the directory still helps',
      found: `"${help.lookedUp}"`,
      effect: 'A visitor in distress may find that the directory has moved or closed.',
    },
  ];
}
