import { randomFrom } from '../../../packages/daymark/src/basics/random.ts';
import type { ExpectedSite } from '../expected-site.ts';
import { RawConnection } from './connection.ts';
import { inventRequest } from './requests.ts';
import type { RawResponse } from './response-reader.ts';
import { faultOf } from './verdict.ts';

export interface AttackOptions {
  readonly port: number;
  readonly site: ExpectedSite;
  readonly requests: number;
  /** The seed of the random requests. Attacks with the same seed send the same requests. */
  readonly seed: string;
}

export interface AttackReport {
  /** The number of responses by status; `none` counts how often no response came. */
  readonly statuses: ReadonlyMap<number | 'none', number>;
  /** The first faults, each with its request. */
  readonly faults: readonly string[];
}

/** The number of simultaneous connections. */
const lanes = 32;
/** Milliseconds without a response, after which `provoke` expects no more responses. */
const silence = 150;
const namedFaults = 10;
/**
 * The maximum file size in bytes. Larger files are excluded, because comparing them would take most
 * of the time.
 */
const largest = 60_000;

/**
 * Whether a server may end the connection without a response, because the standard allows it or
 * because of the request's size.
 */
function mayEndSilently(raw: string): boolean {
  return /^ ?CONNECT /.test(raw) || raw.length > 16_000;
}

/** Sends hostile requests to a server, and checks every response. */
export async function attack({ port, site, requests, seed }: AttackOptions): Promise<AttackReport> {
  const random = randomFrom(seed);
  const [first = '/', ...others] = site.paths.filter((path) =>
    site.bodies.get(decodeURI(path))?.every((body) => body.length <= largest),
  );
  const statuses = new Map<number | 'none', number>();
  const faults: string[] = [];
  let left = requests;

  function blame(raw: string, fault: string): void {
    if (faults.length < namedFaults) faults.push(`${fault}: ${JSON.stringify(raw.slice(0, 500))}`);
  }
  function recordResponse(raw: string, response: RawResponse | undefined): void {
    const kind = response?.status ?? 'none';
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
    const fault = response && faultOf(raw, response, site);
    if (fault) blame(raw, fault);
  }
  /**
   * Sends a request. If a reused connection ends without a response, sends the request once more on
   * a new connection, as browsers do.
   */
  async function exchange(raw: string, reused?: RawConnection): Promise<RawConnection> {
    const connection = reused ?? new RawConnection(port);
    connection.send(raw);
    const response = await connection.readResponse(raw.startsWith('HEAD '));
    if (!response && reused) return exchange(raw);
    recordResponse(raw, response);
    if (!response && !mayEndSilently(raw)) blame(raw, 'no response');
    return connection;
  }
  /**
   * Sends bytes that are not exactly one request over a new connection, and checks all responses.
   */
  async function provoke(raw: string): Promise<void> {
    const connection = new RawConnection(port);
    connection.send(raw);
    let response: RawResponse | undefined;
    do {
      response = await connection.readResponse(false, silence).catch(() => undefined);
      recordResponse(raw, response);
    } while (response);
    connection.close();
  }
  async function lane(): Promise<void> {
    let kept: RawConnection | undefined;
    while (left-- > 0) {
      const { raw, isFramed } = inventRequest(random.pick([first, ...others]), random);
      try {
        if (isFramed) kept = await exchange(raw, kept?.isOver ? undefined : kept);
        else await provoke(raw);
      } catch (error) {
        blame(raw, error instanceof Error ? error.message : String(error));
        kept = undefined;
      }
    }
    kept?.close();
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return { statuses, faults };
}
