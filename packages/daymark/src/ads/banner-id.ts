import type { Network } from '../settings/network.ts';
import type { Site } from '../settings/site.ts';
import { GOOGLE_ADS, GOOGLE_ADS_ID } from '../settings/slots.ts';

/**
 * Returns the banner id of a slot, the number that identifies the slot to a network.
 * @param name the name of the slot, such as "home.after-hero"
 * @throws if the settings do not contain the slot
 */
export function bannerIdOf(name: string, slots: Site['slots']): number {
  if (name === GOOGLE_ADS) return GOOGLE_ADS_ID;
  for (const [page, positions] of Object.entries(slots))
    for (const [position, { bannerId }] of Object.entries(positions))
      if (`${page}.${position}` === name) return bannerId;
  // The settings schema rejects unknown slot names.
  throw new Error(`slots.${name}: expected a slot in the settings; found none`);
}

/** Creates a value for each slot that a network fills. Returns the values by banner id. */
export const byBannerId = <Value>(
  network: Network,
  slots: Site['slots'],
  make: (slot: {
    bannerId: number;
    /** The kind of the page with the slot, such as "article". */
    kind: string;
    filling: Network['slots'][string];
  }) => Value,
): Record<number, Value> =>
  Object.fromEntries(
    Object.entries(network.slots).map(([name, filling]) => {
      const bannerId = bannerIdOf(name, slots);
      const [kind = ''] = name.split('.');
      return [bannerId, make({ bannerId, kind, filling })];
    }),
  );
