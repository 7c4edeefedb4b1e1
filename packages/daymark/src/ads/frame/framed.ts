import { modeOf } from '../../settings/schema/networks/traits.ts';
import type { Site } from '../../settings/schema/site.ts';
import { GPT_SCRIPT } from '../adapters/gpt.ts';
import { type FramedNetwork, snippetsOf } from '../adapters/snippets.ts';
import type { FrameSettings } from './frame-settings.ts';

/** Returns the networks whose code runs in frames. Each network has its own page. */
export const framedNetworks = ({ networks }: Pick<Site, 'networks'>): FramedNetwork[] =>
  networks
    .filter((network) => network.adapter !== 'adsense')
    .filter((network) => modeOf(network) !== 'inline');

/** Returns the settings that the page of a network's frame contains for its script. */
export const frameSettings = (
  network: FramedNetwork,
  { slots, ads, consent }: Pick<Site, 'slots' | 'ads' | 'consent'>,
): FrameSettings => ({
  origin: network.mode === 'second-host' && ads.frameHost ? ads.frameHost : 'null',
  script: scriptOf(network),
  snippets: snippetsOf(network, { slots, consent }),
});

/** Returns the main script's URL in the form of the `src` property of a script element. */
function scriptOf(network: FramedNetwork): string | undefined {
  if (network.adapter === 'tag') return undefined;
  return new URL(network.adapter === 'gpt' ? GPT_SCRIPT : network.script).href;
}
