/** A visitor's answer for a network. The network's code loads only if the answer is 'granted'. */
export type Answer = 'granted' | 'refused' | 'unasked';

/** Returns the current answer for a network's id; 'granted' if the network needs no consent. */
export type AnswerOf = (network: string) => Answer;

/** The settings that a page passes to its consent scripts. */
export interface ConsentSettings {
  /** The displayed names of the networks that need consent, by network id. */
  networks: Readonly<Record<string, string>>;
  /** Numbers in IAB Europe's Global Vendor List, by network id. Not every network has one. */
  vendors: Readonly<Record<string, number>>;
  /** Cookies and storage entries of inline networks, removed after a refusal, by network id. */
  kept?: Readonly<Record<string, readonly string[]>>;
  /** Identifies the networks and the facts about them. If it changes, visitors are asked again. */
  version: string;
  /** The number of months after which an answer expires. */
  months: number;
  /**
   * The third-party consent platform that asks instead of the site's prompt: its name, the URL of
   * its script, and the name of the function that opens its choices. False if the site asks.
   */
  platform: { name: string; script: string; reopen?: string | undefined } | false;
}
