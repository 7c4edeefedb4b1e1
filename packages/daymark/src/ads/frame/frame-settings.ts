/** The id of the element that contains the settings of a frame as JSON. */
export const SETTINGS_ID = 'frame-settings';

/** The id of the element that a network fills. */
export const CONTAINER_ID = 'container';

/** The settings in a network's frame page for the script of the page. */
export interface FrameSettings {
  /** The origin in which the network's code may run; "null" for an opaque origin. */
  origin: string;
  /** The URL of the network's main script. A network with plain tags has none. */
  script?: string | undefined;
  /** The snippets that start the network's code, by banner id. */
  snippets: Readonly<Record<number, Snippet>>;
}

/** The HTML that starts a network's code in its frame, for one slot. */
export interface Snippet {
  /** The HTML. If it has a container, the container's id is `CONTAINER_ID`. */
  html: string;
  /** The attribute with which the network marks the container as empty. */
  emptyMark?: { attribute: string; value: string } | undefined;
}
