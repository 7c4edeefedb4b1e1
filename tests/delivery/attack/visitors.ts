import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExpectedSite } from '../expected-site.ts';
import { get } from '../load/get.ts';

/** How visitors were answered. */
export interface Visits {
  /** Why an answer was wrong or did not come, each reason once. */
  readonly reasons: Set<string>;
  /** How long each answer took, in milliseconds, the slowest first. */
  readonly times: number[];
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
): Promise<Visits> {
  const visits: Visits = { reasons: new Set(), times: [] };
  const end = performance.now() + milliseconds;
  async function visitor(agent: Agent | false): Promise<void> {
    for (let turn = 0; performance.now() < end; turn++) {
      const begun = performance.now();
      const address = new URL(paths[turn % paths.length] ?? '/', url).href;
      const reason = await get(address, agent).then(check, String);
      visits.times.push(Math.round(performance.now() - begun));
      if (reason) visits.reasons.add(reason);
      await pause(betweenRequests);
    }
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await Promise.all([visitor(agent), visitor(false)]);
  agent.destroy();
  visits.times.sort((a, b) => b - a);
  return visits;
}
