import type { Network } from '../../settings/schema/networks/networks.ts';
import { modeOf } from '../../settings/schema/networks/traits.ts';
import type { Site } from '../../settings/schema/site.ts';
import type { FrameSettings } from './frame-settings.ts';
import { snippetsOf } from './snippets.ts';

/** Returns the networks whose code runs in frames. Each network has a separate frame page. */
export const framedNetworks = ({ networks }: Pick<Site, 'networks'>) =>
  networks.filter((network) => modeOf(network) !== 'inline');

/** Returns the settings in a network's frame page for the script of the page. */
export const frameSettings = (
  network: Network,
  { slots, ads, consent }: Pick<Site, 'slots' | 'ads' | 'consent'>,
): FrameSettings => {
  const script = network.adapter.script?.(network);
  return {
    origin: network.mode === 'second-host' && ads.frameHost ? ads.frameHost : 'null',
    // The URL has the form of the `src` property of a script element.
    script: script && new URL(script).href,
    snippets: snippetsOf(network, { slots, consent }),
  };
};
