import type { Snippet } from './snippet.ts';

/** The id of the element that contains the settings of a frame as JSON. */
export const SETTINGS_ID = 'frame-settings';

/** The settings in a network's frame page for the script of the page. */
export interface FrameSettings {
  /** The origin in which the network's code may run; "null" for an opaque origin. */
  origin: string;
  /** The URL of the network's main script; absent for a plain tag. */
  script?: string | undefined;
  /** The snippets that start the network's code, by banner id. */
  snippets: Readonly<Record<number, Snippet>>;
}
