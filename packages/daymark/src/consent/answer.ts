/** A visitor's answer for a network. A network's code loads only when the answer is 'granted'. */
export type Answer = 'granted' | 'refused' | 'unasked';

/** Returns the current answer for a network's id; 'granted' for a network that needs no consent. */
export type AnswerOf = (network: string) => Answer;

/** The settings that a page passes to its consent scripts. */
export interface ConsentSettings {
  /** The names of the networks that need consent, as visitors see them, by id. */
  networks: Readonly<Record<string, string>>;
  /** Their numbers in the Global Vendor List, by id; absent for a network without one. */
  vendors: Readonly<Record<string, number>>;
  /**
   * The names of cookies and storage that inline networks keep on this site, by id, for removal.
   */
  kept?: Readonly<Record<string, readonly string[]>>;
  /** Identifies this set of networks and what visitors are told about it. */
  version: string;
  /** Months after which an answer expires. */
  months: number;
  /**
   * The certified consent platform that asks instead of the site, the URL of its script, and the
   * name of the function that opens its choices.
   */
  platform: { name: string; script: string; reopen?: string | undefined } | false;
}
