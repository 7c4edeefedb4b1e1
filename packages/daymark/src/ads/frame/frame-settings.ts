import type { Snippet } from './snippet.ts';

/** The id of the element that holds the settings of a frame, as JSON. */
export const SETTINGS_ID = 'frame-settings';

/** The settings that the page of a network's frame contains for its script. */
export interface FrameSettings {
  /** The origin that the network's code may run on; "null" for an opaque origin. */
  origin: string;
  /** The URL of the network's main script; absent for a plain tag. */
  script?: string | undefined;
  /** The snippets that start the network's code, by banner id. */
  snippets: Readonly<Record<number, Snippet>>;
}
