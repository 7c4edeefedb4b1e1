import type { Network } from '../../site/schema/networks/networks.ts';
import { readTag } from '../tags.ts';
import type { AdaptedSlot, Snippet } from './snippet.ts';

type TagNetwork = Extract<Network, { adapter: 'tag' }>;
type Slot = AdaptedSlot<TagNetwork['slots'][string]>;

/** A plain tag: the seller's HTML as it is. It is parsed as a page is, so that it may write into itself. */
export const tagSnippet = (_network: TagNetwork, { filling }: Slot): Snippet => ({
  html: readTag(filling.file),
});
