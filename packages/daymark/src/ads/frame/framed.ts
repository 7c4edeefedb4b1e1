import { escapeHtml } from '../../basics/text.ts';
import { consentModeScript } from '../../consent/consent-mode.ts';
import type { Network } from '../../settings/network.ts';
import { modeOf } from '../../settings/network.ts';
import type { Site } from '../../settings/site.ts';
import { scriptText } from '../../ui/script-text.ts';
import { byBannerId } from '../filling.ts';
import { CONTAINER_ID, type FrameSettings } from './protocol.ts';

/** Returns the networks whose code runs in frames. Each network has a separate frame page. */
export const framedNetworks = ({ networks }: Pick<Site, 'networks'>) =>
  networks.filter((network) => modeOf(network) !== 'inline');

/** Returns the settings in a network's frame page for the engine's script in that page. */
export const frameSettings = (
  network: Network,
  site: Pick<Site, 'slots' | 'ads' | 'consent'>,
): FrameSettings => {
  const script = network.adapter.script?.(network);
  return {
    origin: network.mode === 'second-host' && site.ads.frameHost ? site.ads.frameHost : 'null',
    // Normalized like `src` of a script element, with which faults.ts compares the URL.
    script: script && new URL(script).href,
    snippets: snippetsOf(network, site),
  };
};

/** Returns the snippets that start a network's code in its frame, by banner id. */
function snippetsOf(
  network: Network,
  site: Pick<Site, 'slots' | 'consent'>,
): FrameSettings['snippets'] {
  const { adapter } = network;
  const tools = {
    containerId: CONTAINER_ID,
    escapeHtml,
    scriptText,
    consentModeScript: consentModeScript('granted', site.consent.platform ? 'platform' : 'site'),
  };
  const emptyMark = adapter.emptyMark?.(network);
  return byBannerId(network, site.slots, ({ kind, ...slot }) => ({
    html: adapter.snippet?.(network, slot, tools) ?? '',
    kind,
    emptyMark,
  }));
}
