import type { Network } from '../../settings/schema/networks/networks.ts';
import { readTag } from '../../settings/tag-file.ts';
import type { AdaptedSlot, Snippet } from './snippet.ts';

type TagNetwork = Extract<Network, { adapter: 'tag' }>;
type Slot = AdaptedSlot<TagNetwork['slots'][string]>;

/**
 * Returns a plain tag: the seller's HTML unchanged. The frame parses it as a page, so that it may
 * call `document.write`.
 */
export const tagSnippet = (_network: TagNetwork, { filling }: Slot): Snippet => ({
  html: readTag(filling.file),
});
