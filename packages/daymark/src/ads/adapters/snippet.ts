/** The HTML that starts a network's code in its frame, for one slot. */
export interface Snippet {
  /** The HTML. If it has a container, the container's id is `CONTAINER_ID`. */
  html: string;
  /** The attribute of the container when there is no creative. */
  emptyMark?: { attribute: string; value: string } | undefined;
}

/** The id of the element that a network fills. */
export const CONTAINER_ID = 'container';

/** Our code sets this attribute when Google Publisher Tag has no creative for a container. */
export const GPT_EMPTY = { attribute: 'data-empty', value: 'true' };

/** The input of an adapter for one slot. */
export interface AdaptedSlot<Filling> {
  /** The number that identifies the slot to the network. */
  bannerId: number;
  /** The registry's settings of the network for this slot. */
  filling: Filling;
}
