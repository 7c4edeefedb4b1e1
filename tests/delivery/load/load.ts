import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { type CompleteResponse, ExchangeError, get } from './get.ts';

export interface LoadOptions {
  /** The URLs to request one after another, repeatedly. */
  readonly urls: readonly string[];
  /** Simultaneous requests over keep-alive connections. */
  readonly kept: number;
  /** Simultaneous requests that each open a new connection. */
  readonly fresh: number;
  /** Milliseconds from the end of a request to the start of the next; by default 0. */
  readonly pause?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Returns why a response is wrong; undefined if it is right. */
  readonly check: (response: CompleteResponse) => string | undefined;
}

export interface LoadReport {
  /** The number of requests that got a response, right or wrong, or failed. */
  readonly requests: number;
  readonly failures: number;
  /** The reasons of the first failures, each reason once. */
  readonly reasons: readonly string[];
  /** Requests retried on a new connection, as browsers do. */
  readonly repeated: number;
}

export interface Load {
  /** The results so far. */
  report(): LoadReport;
  /** Resolves when this many more requests have ended. */
  more(requests: number): Promise<void>;
  /** Lets pending requests end, and starts no more. */
  stop(): Promise<LoadReport>;
}

/** The maximum number of different reasons in a report. */
const namedReasons = 20;

/**
 * Requests URLs as browsers would, until `stop` is called or the test ends. Like a browser, the
 * load retries a request once if a reused connection ends without a byte of a response. Every other
 * missing or wrong response is a failure.
 */
export function startLoad({ urls, kept, fresh, pause = 0, headers, check }: LoadOptions): Load {
  if (urls.length === 0) throw new Error('startLoad: expected at least one URL; found none.');
  const agent = new Agent({ keepAlive: true, maxSockets: kept });
  const reasons = new Set<string>();
  let [requests, failures, repeated, turn] = [0, 0, 0, 0];
  let running = true;
  const awaited = new Set<{ at: number; resolve: () => void }>();

  async function exchange(url: string, over: Agent | false): Promise<CompleteResponse> {
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
      // A server that refuses connections at once must not block the event loop of this process.
      const waiting = reason === undefined ? pause : Math.max(pause, 5);
      if (waiting > 0) await setTimeout(waiting);
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
  // The load of a failed test must not continue during the next test.
  onTestFinished(async () => void (await stop()));
  return {
    report,
    more: (count) => new Promise((resolve) => void awaited.add({ at: requests + count, resolve })),
    stop,
  };
}
