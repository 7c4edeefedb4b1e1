import type { Snippet } from '../adapters/snippet.ts';

/** The id of the element that holds the settings of a frame, as JSON. */
export const SETTINGS_ID = 'frame-settings';

/** What the page of a network's frame tells its script. */
export interface FrameSettings {
  /** The origin that the network's code may run on: "null" where it has none of its own. */
  origin: string;
  /** The address of the script that all of the network comes by; a plain tag has no such script. */
  script?: string | undefined;
  /** What begins the network's code, by banner id. */
  snippets: Readonly<Record<number, Snippet>>;
}
