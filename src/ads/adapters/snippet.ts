/** What a network's code is begun with in its frame, for one slot. */
export interface Snippet {
  /** The HTML, whose container, where it has one, carries `CONTAINER_ID`. */
  html: string;
  /** How the container is marked when there is no creative. */
  emptyMark?: { attribute: string; value: string } | undefined;
}

/** The id of the element that a network fills. */
export const CONTAINER_ID = 'container';

/** A slot as an adapter sees it. */
export interface AdaptedSlot<Filling> {
  /** The number by which the network knows the slot. */
  bannerId: number;
  /** What the registry says of the network in this slot. */
  filling: Filling;
}
