import { z } from 'zod';
import { elementsNetwork } from './elements.ts';
import { adsenseNetwork, gptNetwork } from './google.ts';
import { tagNetwork } from './tag.ts';

/** The ad networks that fill slots. A slot that no network fills shows a house creative. */
export const networks = z.array(
  z.discriminatedUnion('adapter', [elementsNetwork, adsenseNetwork, gptNetwork, tagNetwork], {
    error: 'an adapter: "elements", "adsense", "gpt" or "tag"',
  }),
  { error: 'a list of networks' },
);

/** A network as the engine reads it. */
export type Network = z.output<typeof networks>[number];
