/*
 * The user agent of a test's browser contains the id of the test and the name of a fault, so that
 * tests that visit the same built site at the same time get different faults from the fake ad
 * network.
 */

export interface Visitor {
  /** The name of the network's fault or attack; "none" for a healthy network. */
  readonly fault: string;
  /** The id of the test, which separates its requests from the requests of other tests. */
  readonly visit: string;
}

const nobody: Visitor = { fault: 'none', visit: 'unnamed' };

/** Returns a user agent that selects the fault of the fake network. */
export const userAgentOf = ({ fault, visit }: Visitor) =>
  `Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Fault/${fault} Visit/${visit}`;

export function visitorOf(userAgent = ''): Visitor {
  const found = /Fault\/(?<fault>[\w-]+) Visit\/(?<visit>[\w-]+)/.exec(userAgent)?.groups;
  return { ...nobody, ...found };
}
