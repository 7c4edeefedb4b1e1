/** The HTML that starts a network's code in its frame, for one slot. */
export interface Snippet {
  /** The HTML. If it has a container, the container's id is `CONTAINER_ID`. */
  html: string;
  /** The attribute with which the network marks the container as empty. */
  emptyMark?: { attribute: string; value: string } | undefined;
}

/** The id of the element that a network fills. */
export const CONTAINER_ID = 'container';
