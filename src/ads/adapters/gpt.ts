import { consentModeScript, type WhoAsks } from '../../consent/consent-mode.ts';
import type { Network } from '../../site/schema/networks/networks.ts';
import { scriptText } from '../../ui/script-text.ts';
import { type AdaptedSlot, CONTAINER_ID, GPT_EMPTY, type Snippet } from './snippet.ts';

type GptNetwork = Extract<Network, { adapter: 'gpt' }>;
type Slot = AdaptedSlot<GptNetwork['slots'][string]>;

/** Where Google serves its Publisher Tag from. */
export const GPT_SCRIPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

/**
 * Google Publisher Tag. The frame is as large as the creative that is asked for, so its own size is
 * what the tag is told; it is here at all because consent was given. An empty slot is marked when the
 * tag says that nothing was rendered.
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
