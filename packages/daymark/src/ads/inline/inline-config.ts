import { modeOf } from '../../settings/schema/networks/traits.ts';
import type { Site } from '../../settings/schema/site.ts';
import { bannerIdOf } from '../adapters/banner-id.ts';
import { GPT_SCRIPT } from '../adapters/gpt.ts';

/** The configuration with which a network that runs inline fills its slots. */
export interface InlineRecipe {
  adapter: 'elements' | 'adsense' | 'gpt';
  /** The URL of the network's script, which a page loads once. */
  script: string;
  /** The name of the element that the network fills. */
  element: string;
  /** The attribute of that element when there is no creative. */
  emptyMark?: { attribute: string; value: string } | undefined;
  /** The attributes of the element by banner id; for `gpt` only the path of its unit. */
  slots: Readonly<Record<number, Readonly<Record<string, string>>>>;
}

/** Returns the configurations of all networks that run inline, by the id of the network. */
export function inlineRecipes({
  networks,
  slots,
}: Pick<Site, 'networks' | 'slots'>): Record<string, InlineRecipe> {
  const entries = networks.flatMap((network): [string, InlineRecipe][] => {
    if (modeOf(network) !== 'inline') return [];
    const recipe = recipeOf(network, slots);
    return recipe ? [[network.id, recipe]] : [];
  });
  return Object.fromEntries(entries);
}

function recipeOf(
  network: Site['networks'][number],
  slots: Site['slots'],
): InlineRecipe | undefined {
  const { adapter } = network;
  switch (adapter) {
    case 'elements': {
      const { element, attribute, className } = network.container;
      const named = className ? { class: className } : {};
      const ids = Object.keys(network.slots).map((name) => bannerIdOf(name, slots));
      return {
        adapter,
        script: network.script,
        element,
        emptyMark: network.emptyMark,
        slots: Object.fromEntries(ids.map((id) => [id, { ...named, [attribute]: `${id}` }])),
      };
    }
    case 'adsense':
      return {
        adapter,
        script: `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${network.client}`,
        element: 'ins',
        // Source: https://support.google.com/adsense/answer/10762946
        emptyMark: { attribute: 'data-ad-status', value: 'unfilled' },
        slots: Object.fromEntries(
          Object.entries(network.slots).map(([name, { unit }]) => [
            bannerIdOf(name, slots),
            { class: 'adsbygoogle', 'data-ad-client': network.client, 'data-ad-slot': unit },
          ]),
        ),
      };
    case 'gpt':
      return {
        adapter,
        script: GPT_SCRIPT,
        element: 'div',
        slots: Object.fromEntries(
          Object.entries(network.slots).map(([name, { unit }]) => [
            bannerIdOf(name, slots),
            { unit },
          ]),
        ),
      };
    case 'tag':
      return undefined;
  }
}
