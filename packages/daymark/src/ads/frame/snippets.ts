import { consentModeScript } from '../../consent/consent-mode.ts';
import { escapeHtml } from '../../content/markdown/escape-html.ts';
import type { Network } from '../../settings/schema/networks/networks.ts';
import type { Site } from '../../settings/schema/site.ts';
import { scriptText } from '../../ui/script-text.ts';
import { byBannerId } from '../banner-id.ts';
import { CONTAINER_ID, type Snippet } from './snippet.ts';

/** Returns the snippets that start a network's code in its frame, by banner id. */
export function snippetsOf(
  network: Network,
  { slots, consent }: Pick<Site, 'slots' | 'consent'>,
): Readonly<Record<number, Snippet>> {
  const { adapter } = network;
  const tools = {
    containerId: CONTAINER_ID,
    escapeHtml,
    scriptText,
    consentModeScript: consentModeScript('granted', consent.platform ? 'platform' : 'site'),
  };
  const emptyMark = adapter.emptyMark?.(network);
  return byBannerId(network, slots, (slot) => ({
    html: adapter.snippet?.(network, slot, tools) ?? '',
    emptyMark,
  }));
}
