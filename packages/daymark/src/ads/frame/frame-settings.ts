import type { FrameRequest } from './protocol.ts';

/** The id of the element in a frame page that contains the settings as JSON. */
export const SETTINGS_ID = 'frame-settings';

/** The id of the element that a network fills. */
export const CONTAINER_ID = 'container';

/**
 * The global variable `daymark` in a frame: the facts that the code of a network learns about its
 * slot. Adapters and tags of owners read the variable: see docs/contracts/slot-frame.md.
 */
export interface SlotFacts extends Pick<FrameRequest, 'bannerId' | 'sizes'> {
  /** Whether the visitor has opted out of the sale and sharing of data. */
  isRestricted: boolean;
  page: FrameRequest['page'] & { kind: string };
}

/**
 * The settings in a frame page, which runs a network's code, for the engine's script in that page.
 */
export interface FrameSettings {
  /** The origin in which the network's code may run; "null" for an opaque origin. */
  origin: string;
  /** The URL of the network's main script. A network with the adapter `tag` has no main script. */
  script?: string | undefined;
  /** The snippets that start the network's code, by banner id. */
  snippets: Readonly<Record<number, Snippet>>;
}

/** The HTML that starts a network's code in its frame, for one slot. */
export interface Snippet {
  /** The HTML. If it has an element for the network to fill, the element's id is `CONTAINER_ID`. */
  html: string;
  /** The kind of the page with the slot, such as "article". */
  kind: string;
  /** The attribute with which the network marks the container as empty. */
  emptyMark?: { attribute: string; value: string } | undefined;
}
