/** What a visitor has said of a network. Nothing of a network loads unless it is granted. */
export type Answer = 'granted' | 'refused' | 'unasked';

/** The present answer for a network, by its id; granted for one that needs no consent. */
export type AnswerOf = (network: string) => Answer;

/** What a page tells its script of consent. */
export interface ConsentSettings {
  /** The networks that need consent: names, as visitors are told, by id. */
  networks: Readonly<Record<string, string>>;
  /** Their numbers in the Global Vendor List, by id, where they have one. */
  vendors: Readonly<Record<string, number>>;
  /** What those that run in the page itself keep in its name, by id: it is removed on a refusal. */
  kept?: Readonly<Record<string, readonly string[]>>;
  /** Tells this set of networks, and what visitors are told of it, from any other. */
  version: string;
  /** Months after which an answer is asked for anew. */
  months: number;
  /**
   * The certified platform that asks instead of the site, the address of its script, and the name of
   * the function that opens its choices.
   */
  platform: { name: string; script: string; reopen?: string | undefined } | false;
}
