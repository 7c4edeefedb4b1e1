/** A visitor's answer for a network. The network's code loads only if the answer is 'granted'. */
export type Answer = 'granted' | 'refused' | 'unasked';

/** Returns the current answer for the id of a network; 'granted' if it needs no consent. */
export type AnswerOf = (network: string) => Answer;

/** The settings that a page passes to its consent scripts. */
export interface ConsentSettings {
  /** The displayed names of the networks that need consent, by network id. */
  networks: Readonly<Record<string, string>>;
  /** Numbers in the Global Vendor List, by network id. Not every network has a number. */
  vendors: Readonly<Record<string, number>>;
  /** The names of cookies and storage entries of inline networks, by network id. */
  kept?: Readonly<Record<string, readonly string[]>>;
  /** Identifies the networks and the information about them that visitors see. */
  version: string;
  /** The number of months after which an answer expires. */
  months: number;
  /**
   * The certified consent platform that replaces the site's prompt: its name, the URL of its
   * script, and the name of the function that opens its choices. False if the site shows its own
   * prompt.
   */
  platform: { name: string; script: string; reopen?: string | undefined } | false;
}
