import { Agent } from 'node:http';
import { onTestFinished } from 'vitest';
import { type Answer, ExchangeError, get } from './get.ts';

export interface LoadOptions {
  /** Asked for in turn, again and again. */
  readonly urls: readonly string[];
  /** Exchanges at a time over connections that are kept. */
  readonly kept: number;
  /** Exchanges at a time that each open a connection of their own. */
  readonly fresh: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Why an answer is wrong; undefined when it is right. */
  readonly check: (answer: Answer) => string | undefined;
}

export interface LoadReport {
  /** Requests that were answered, rightly or not, or failed. */
  readonly requests: number;
  readonly failures: number;
  /** What failed, each reason once, the first ones. */
  readonly reasons: readonly string[];
  /** Requests sent again on a new connection, as browsers do. */
  readonly repeated: number;
}

export interface Load {
  /** What has happened so far. */
  report(): LoadReport;
  /** Fulfils when this many more requests have ended: nothing is tested by a load that idles. */
  more(requests: number): Promise<void>;
  /** Lets the exchanges under way end, and starts no more. */
  stop(): Promise<LoadReport>;
}

const namedReasons = 20;

/**
 * Keeps a server busy as browsers would, until it is told to stop or its test is over. A request that
 * ends without a byte of an answer on a reused connection is sent again, once; everything else that
 * is not an answer, or not a right one, is a failure.
 */
export function startLoad({ urls, kept, fresh, headers, check }: LoadOptions): Load {
  if (urls.length === 0) throw new Error('A load: expected addresses to ask for; found none.');
  const agent = new Agent({ keepAlive: true, maxSockets: kept });
  const reasons = new Set<string>();
  let [requests, failures, repeated, turn] = [0, 0, 0, 0];
  let running = true;
  const awaited = new Set<{ at: number; resolve: () => void }>();

  async function exchange(url: string, over: Agent | false): Promise<Answer> {
    try {
      return await get(url, over, headers);
    } catch (error) {
      if (!(error instanceof ExchangeError && error.repeatable)) throw error;
      repeated += 1;
      return get(url, false, headers);
    }
  }
  async function outcome(url: string, over: Agent | false): Promise<string | undefined> {
    try {
      return check(await exchange(url, over));
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  async function keepAsking(over: Agent | false): Promise<void> {
    while (running) {
      const reason = await outcome(urls[turn++ % urls.length] ?? '', over);
      requests += 1;
      if (reason !== undefined) failures += 1;
      if (reason !== undefined && reasons.size < namedReasons) reasons.add(reason);
      for (const wait of awaited) if (requests >= wait.at && awaited.delete(wait)) wait.resolve();
      // A server that refuses at once must not keep this process from everything else.
      if (reason !== undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  const report = () => ({ requests, failures, reasons: [...reasons], repeated });
  const askers = Promise.all([
    ...Array.from({ length: kept }, () => keepAsking(agent)),
    ...Array.from({ length: fresh }, () => keepAsking(false)),
  ]);
  async function stop(): Promise<LoadReport> {
    running = false;
    await askers;
    agent.destroy();
    return report();
  }
  // A test that fails must not leave its load to the next.
  onTestFinished(async () => void (await stop()));
  return {
    report,
    more: (count) => new Promise((resolve) => void awaited.add({ at: requests + count, resolve })),
    stop,
  };
}
