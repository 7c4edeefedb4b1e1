import { consentModeScript, type WhoAsks } from '../../consent/consent-mode.ts';
import type { Network } from '../../settings/schema/networks/networks.ts';
import { scriptText } from '../../ui/script-text.ts';
import { type AdaptedSlot, CONTAINER_ID, GPT_EMPTY, type Snippet } from './snippet.ts';

type GptNetwork = Extract<Network, { adapter: 'gpt' }>;
type Slot = AdaptedSlot<GptNetwork['slots'][string]>;

/** The URL of Google Publisher Tag. */
export const GPT_SCRIPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

/**
 * Returns the code of Google Publisher Tag. The frame has the size of the requested creative, so
 * the code passes the frame's own size to the tag. It sets consent as granted, because a frame
 * exists only after consent. It marks the container when the tag reports that it rendered nothing.
 * Source: https://developers.google.com/publisher-tag/reference
 */
export function gptSnippet(_network: GptNetwork, { filling }: Slot, asker: WhoAsks): Snippet {
  const code = `${consentModeScript('granted', asker)}window.googletag=window.googletag||{};googletag.cmd=googletag.cmd||[];googletag.cmd.push(function(){
googletag.pubads().addEventListener('slotRenderEnded',function(e){if(e.isEmpty)document.getElementById('${CONTAINER_ID}').setAttribute('${GPT_EMPTY.attribute}','${GPT_EMPTY.value}')});
googletag.defineSlot(${scriptText(filling.unit)},[[innerWidth,innerHeight]],'${CONTAINER_ID}').addService(googletag.pubads());
googletag.enableServices();googletag.display('${CONTAINER_ID}')})`;
  return {
    html: `<div id="${CONTAINER_ID}"></div><script>${code}</script><script async src="${GPT_SCRIPT}"></script>`,
    emptyMark: GPT_EMPTY,
  };
}
