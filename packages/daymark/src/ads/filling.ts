import { BASE } from '#addresses';
import { modeOf, type Network } from '../settings/network.ts';
import type { Settings } from '../settings/site.ts';
import { bannerIdsOf, GOOGLE_ADS, GOOGLE_ADS_ID, slotsByName } from '../settings/slots.ts';

/** The way in which a network fills a slot. */
export interface Filling {
  network: string;
  /** The sizes of the network's creatives, such as "300x250", in order of preference. */
  sizes: readonly string[];
  /** Whether the network chooses among all sizes that fit. Other networks get the first size. */
  isAskedForAllSizes?: boolean | undefined;
  /** The URL of the network's frame page: see `framePath`. Undefined for an inline network. */
  frame?: string | undefined;
  /** Whether a click in a creative may replace the page. */
  mayReplacePage?: boolean | undefined;
}

/** Returns the path of a network's frame page, which runs the network's code in an iframe. */
export const framePath = (network: string) => `${BASE}/ads/frame/${network}`;

/**
 * Returns how a network fills a slot; undefined if no network fills it.
 * @param slot the name of the slot, such as "home.after-hero"
 */
export function fillingOf(
  slot: string,
  settings: Pick<Settings, 'networks' | 'ads'>,
): Filling | undefined {
  const network = settings.networks.find(({ slots }) => slot in slots);
  const sizes = network?.slots[slot]?.sizes;
  if (!network || !sizes) return undefined;
  const mode = modeOf(network);
  const host = mode === 'second-host' ? settings.ads.frameHost : '';
  const frame = mode === 'inline' ? undefined : `${host}${framePath(network.id)}`;
  const { asksForAllSizes: isAskedForAllSizes } = network.adapter;
  const { mayReplacePage } = network;
  return { network: network.id, sizes, isAskedForAllSizes, frame, mayReplacePage };
}

/**
 * Returns the banner ids of a slot, the numbers that identify the slot to a network.
 * @param name the name of the slot, such as "home.after-hero"
 * @throws if the settings do not contain the slot
 */
function bannerIdsByName(name: string, slots: Settings['slots']): readonly number[] {
  if (name === GOOGLE_ADS) return [GOOGLE_ADS_ID];
  const slot = slotsByName(slots).get(name);
  // The settings schema rejects unknown slot names.
  if (!slot) throw new Error(`slots.${name}: expected a slot in the settings; found none`);
  return bannerIdsOf(slot);
}

/** Creates a value for each slot that a network fills. Returns the values by banner id. */
export const byBannerId = <Value>(
  network: Network,
  slots: Settings['slots'],
  make: (slot: {
    bannerId: number;
    /** The name of the slot, such as "article.after-content". */
    name: string;
    /** The kind of the page with the slot, such as "article". */
    kind: string;
    filling: Network['slots'][string];
  }) => Value,
): Record<number, Value> =>
  Object.fromEntries(
    Object.entries(network.slots).flatMap(([name, filling]) => {
      const [kind = ''] = name.split('.');
      return bannerIdsByName(name, slots).map((bannerId) => [
        bannerId,
        make({ bannerId, name, kind, filling }),
      ]);
    }),
  );
