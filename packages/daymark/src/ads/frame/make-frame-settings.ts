import { escapeHtml, scriptText } from '../../basics/text.ts';
import { consentModeScript } from '../../consent/consent-mode.ts';
import type { Network } from '../../settings/network.ts';
import { modeOf } from '../../settings/network.ts';
import type { Settings } from '../../settings/site.ts';
import { byBannerId } from '../filling.ts';
import { CONTAINER_ID, type FrameSettings } from './frame-settings.ts';

/** Returns the networks whose code runs in frames. Each network has a separate frame page. */
export const framedNetworks = ({ networks }: Pick<Settings, 'networks'>) =>
  networks.filter((network) => modeOf(network) !== 'inline');

/** Returns the settings in a network's frame page for the engine's script in that page. */
export function makeFrameSettings(
  network: Network,
  settings: Pick<Settings, 'slots' | 'ads' | 'consent'>,
): FrameSettings {
  const { adapter } = network;
  const script = adapter.script?.(network);
  const emptyMark = adapter.emptyMark?.(network);
  const tools = {
    containerId: CONTAINER_ID,
    escapeHtml,
    scriptText,
    consentModeScript: consentModeScript(settings.consent.platform ? 'platform' : 'site'),
  };
  return {
    origin:
      network.mode === 'second-host' && settings.ads.frameHost ? settings.ads.frameHost : 'null',
    // The URL is normalized like the `src` of a script element, because faults.ts compares the two.
    script: script && new URL(script).href,
    snippets: byBannerId(network, settings.slots, ({ kind, ...slot }) => ({
      html: adapter.snippet?.(network, slot, tools) ?? '',
      kind,
      emptyMark,
    })),
  };
}
