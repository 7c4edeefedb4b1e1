import type { Network } from '../../settings/schema/networks/networks.ts';
import type { Site } from '../../settings/schema/site.ts';
import { bannerIdOf } from './banner-id.ts';
import { elementsSnippet } from './elements.ts';
import { gptSnippet } from './gpt.ts';
import type { Snippet } from './snippet.ts';
import { tagSnippet } from './tag.ts';

/** A network whose code may run in a frame. */
export type FramedNetwork = Exclude<Network, { adapter: 'adsense' }>;

/** Returns the snippets that start a network's code in its frame, by banner id. */
export function snippetsOf(
  network: FramedNetwork,
  { slots, consent }: Pick<Site, 'slots' | 'consent'>,
): Readonly<Record<number, Snippet>> {
  switch (network.adapter) {
    case 'elements':
      return ofEach(network.slots, slots, (slot) => elementsSnippet(network, slot));
    case 'gpt':
      return ofEach(network.slots, slots, (slot) =>
        gptSnippet(network, slot, consent.platform ? 'platform' : 'site'),
      );
    case 'tag':
      return ofEach(network.slots, slots, (slot) => tagSnippet(network, slot));
  }
}

function ofEach<Filling>(
  fillings: Readonly<Record<string, Filling>>,
  slots: Site['slots'],
  make: (slot: { bannerId: number; filling: Filling }) => Snippet,
): Record<number, Snippet> {
  const entries = Object.entries(fillings).map(([name, filling]): [number, Snippet] => {
    const bannerId = bannerIdOf(name, slots);
    return [bannerId, make({ bannerId, filling })];
  });
  return Object.fromEntries(entries);
}
