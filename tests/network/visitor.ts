/*
 * Who asks, and which fault is played to them, is in the name of the browser: two tests at once get
 * what each has ordered, and the built site is the same for all.
 */

export interface Visitor {
  /** The name of a fault; "none" for a network that works. */
  readonly fault: string;
  /** Tells the visits of one test from those of another. */
  readonly visit: string;
}

const nobody: Visitor = { fault: 'none', visit: 'unnamed' };

/** The name of a browser that orders a fault. */
export const userAgentOf = ({ fault, visit }: Visitor) =>
  `Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Fault/${fault} Visit/${visit}`;

export function visitorOf(userAgent = ''): Visitor {
  const found = /Fault\/(?<fault>[\w-]+) Visit\/(?<visit>[\w-]+)/.exec(userAgent)?.groups;
  return { ...nobody, ...found };
}
