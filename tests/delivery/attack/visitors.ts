import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExpectedSite } from '../expected-site.ts';
import { get } from '../load/get.ts';

/** When an answer was asked for, since the visitor's first, and how long it took; in milliseconds. */
export interface Timed {
  readonly begun: number;
  readonly took: number;
}

/** How one visitor was answered. */
export interface Visit {
  readonly visitor: string;
  /** Why an answer was wrong or did not come, each reason once. */
  readonly reasons: Set<string>;
  readonly answers: Timed[];
}

/** Milliseconds between two requests of a visitor. */
const betweenRequests = 50;

/**
 * Has two visitors ask for one page after another: one over a kept connection, one over a new
 * connection each time.
 */
export async function visit(
  url: string,
  { paths, check }: ExpectedSite,
  milliseconds: number,
): Promise<Visit[]> {
  const start = performance.now();
  const end = start + milliseconds;
  async function visitor(name: string, agent: Agent | false): Promise<Visit> {
    const visit: Visit = { visitor: name, reasons: new Set(), answers: [] };
    for (let turn = 0; performance.now() < end; turn++) {
      const begun = performance.now();
      const address = new URL(paths[turn % paths.length] ?? '/', url).href;
      const reason = await get(address, agent).then(check, String);
      visit.answers.push({ begun: begun - start, took: Math.round(performance.now() - begun) });
      if (reason) visit.reasons.add(reason);
      await pause(betweenRequests);
    }
    return visit;
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const visits = await Promise.all([
    visitor('a kept connection', agent),
    visitor('new connections', false),
  ]);
  agent.destroy();
  return visits;
}
