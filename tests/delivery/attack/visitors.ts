import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExpectedSite } from '../expected-site.ts';
import { get } from '../load/get.ts';

/**
 * Start and duration of a request in milliseconds. The start is relative to the beginning of all
 * visits.
 */
export interface Timed {
  readonly begun: number;
  readonly took: number;
}

/** The results of one visitor. */
export interface Visit {
  readonly visitor: string;
  /** Distinct reasons for wrong or missing responses. */
  readonly reasons: Set<string>;
  readonly timings: Timed[];
}

/** Milliseconds between two requests of a visitor. */
const betweenRequests = 50;

/**
 * Runs two visitors who request one file after another: one over a keep-alive connection, the other
 * over a new connection for each file.
 */
export async function visit(
  url: string,
  { paths, check }: ExpectedSite,
  milliseconds: number,
): Promise<Visit[]> {
  const start = performance.now();
  const end = start + milliseconds;
  async function visitor(name: string, agent: Agent | false): Promise<Visit> {
    const visit: Visit = { visitor: name, reasons: new Set(), timings: [] };
    for (let turn = 0; performance.now() < end; turn++) {
      const begun = performance.now();
      const address = new URL(paths[turn % paths.length] ?? '/', url).href;
      const reason = await get(address, agent).then(check, String);
      visit.timings.push({ begun: begun - start, took: Math.round(performance.now() - begun) });
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
