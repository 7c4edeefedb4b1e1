/*
 * The user agent contains the visit and the fault that the network plays to it. So tests that run
 * at the same time get different faults, with the same built site.
 */

export interface Visitor {
  /** The name of a fault; "none" for a healthy network. */
  readonly fault: string;
  /** The id of the test, to separate its requests from those of other tests. */
  readonly visit: string;
}

const nobody: Visitor = { fault: 'none', visit: 'unnamed' };

/** Returns a user agent that requests a fault. */
export const userAgentOf = ({ fault, visit }: Visitor) =>
  `Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Fault/${fault} Visit/${visit}`;

export function visitorOf(userAgent = ''): Visitor {
  const found = /Fault\/(?<fault>[\w-]+) Visit\/(?<visit>[\w-]+)/.exec(userAgent)?.groups;
  return { ...nobody, ...found };
}
