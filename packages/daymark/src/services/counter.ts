import { COUNTER_ID, counterOf } from '../settings/service.ts';
import type { Settings } from '../settings/site.ts';

/** The script and the data with which a page counts a visit. */
interface PageCounter {
  /** The attributes of the script that counts, or of the data for the script that asks first. */
  attributes: Readonly<Record<string, string>>;
  /** Whether the counter waits for the visitor's consent. */
  asks: boolean;
}

/** Returns what a page needs to count a visit; undefined if the site has no counter. */
export function counterOn(
  settings: Pick<Settings, 'services' | 'identity'>,
): PageCounter | undefined {
  const counter = counterOf(settings);
  if (!counter) return undefined;
  const { count, fields, asks } = counter;
  return {
    attributes: {
      'data-count': count.address,
      'data-as': count.as,
      'data-fields': JSON.stringify(count.fields),
      ...(fields.ignoresSignals && { 'data-always': '' }),
      ...(asks && { 'data-id': COUNTER_ID }),
    },
    asks,
  };
}
