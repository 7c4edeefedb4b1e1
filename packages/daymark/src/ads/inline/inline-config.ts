import { modeOf } from '../../settings/network.ts';
import type { Site } from '../../settings/site.ts';
import { byBannerId } from '../banner-id.ts';

/** The configuration of a network that runs inline: its code runs in the page, not in a frame. */
export interface InlineRecipe {
  /**
   * The API with which the page sends requests to Google's tag. The script of any other network
   * finds its elements itself.
   */
  request?: 'adsense' | 'gpt' | undefined;
  /** The URL of the network's script, which a page loads once. */
  script: string;
  /** The name of the element that the network fills. */
  element: string;
  /** The attribute with which the network marks the element as empty. */
  emptyMark?: { attribute: string; value: string } | undefined;
  /** The attributes of the element by banner id. */
  slots: Readonly<Record<number, Readonly<Record<string, string>>>>;
}

/** Returns the configurations of all networks that run inline, by the id of the network. */
export function inlineRecipes(
  site: Pick<Site, 'networks' | 'slots'>,
): Record<string, InlineRecipe> {
  const entries = site.networks.flatMap((network): [string, InlineRecipe][] => {
    const { adapter } = network;
    const inline = modeOf(network) === 'inline' && adapter.inline?.(network);
    if (!inline) return [];
    const { request, element, attributes } = inline;
    const script = adapter.script?.(network) ?? '';
    const emptyMark = adapter.emptyMark?.(network);
    const attributesById = byBannerId(network, site.slots, attributes);
    return [[network.id, { request, script, element, emptyMark, slots: attributesById }]];
  });
  return Object.fromEntries(entries);
}
