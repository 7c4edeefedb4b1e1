import type { Site } from '../../site/schema/site.ts';
import { GOOGLE_ADS, GOOGLE_ADS_ID } from '../../site/schema/slots.ts';

/** The banner id of the slot of a name, such as "home.after-hero". */
export function bannerIdOf(name: string, slots: Site['slots']): number {
  if (name === GOOGLE_ADS) return GOOGLE_ADS_ID;
  for (const [page, positions] of Object.entries(slots))
    for (const [position, { bannerId }] of Object.entries(positions))
      if (`${page}.${position}` === name) return bannerId;
  // The schema of the settings has seen to it.
  throw new Error(`slots.${name}: not in the settings`);
}
