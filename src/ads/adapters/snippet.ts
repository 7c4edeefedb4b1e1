/** What a network's code is begun with in its frame, for one slot. */
export interface Snippet {
  /** The HTML, whose container, where it has one, carries `CONTAINER_ID`. */
  html: string;
  /** How the container is marked when there is no creative. */
  emptyMark?: { attribute: string; value: string } | undefined;
}

/** The id of the element that a network fills. */
export const CONTAINER_ID = 'container';

/** How a container is marked, by code of ours, that Google Publisher Tag has nothing for. */
export const GPT_EMPTY = { attribute: 'data-empty', value: 'true' };

/** A slot as an adapter sees it. */
export interface AdaptedSlot<Filling> {
  /** The number by which the network knows the slot. */
  bannerId: number;
  /** What the registry says of the network in this slot. */
  filling: Filling;
}
