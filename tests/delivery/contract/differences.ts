import type { requests, targets } from './malformed-requests.ts';

/**
 * The behaviours that may differ between hosts. A row of the table `differences` with any other
 * behaviour is a type error.
 */
export type HostPromise =
  | 'the Content-Length of an encoded file'
  | 'the response for a removed file'
  | `the statuses of ${(typeof targets)[number] | keyof typeof requests}`;

/**
 * A behaviour of one host that differs from that of the others, for a reason that configuration
 * cannot change.
 */
interface Difference {
  /**
   * The name of the host; `edge runtime` is Cloudflare's. The embedded server has no rows, because
   * it is the reference.
   */
  readonly host: 'nginx' | 'Caddy' | 'edge runtime';
  /** The behaviour that differs. */
  readonly promise: HostPromise;
  /** What the tests expect of this host, instead of what they expect of the other hosts. */
  readonly instead: unknown;
  readonly reason: string;
}

const differences: readonly Difference[] = [
  {
    host: 'nginx',
    promise: 'the response for a removed file',
    instead: [404, 'Not found\n'],
    reason: 'nginx does not distinguish a removed file from one that never existed.',
  },
  {
    host: 'Caddy',
    promise: 'the statuses of an unknown transfer encoding',
    instead: [501],
    reason: "Caddy's HTTP server, Go's net/http, responds before Caddy applies any directive.",
  },
  {
    host: 'Caddy',
    promise: 'the statuses of an unknown HTTP version',
    instead: [505],
    reason: "Caddy's HTTP server, Go's net/http, responds before Caddy applies any directive.",
  },
  {
    host: 'Caddy',
    promise: 'the Content-Length of an encoded file',
    instead: false,
    reason:
      'Go sends an encoded file without Content-Length: chunks or frames mark the end of the body.',
  },
  {
    host: 'edge runtime',
    promise: 'the statuses of /about#x',
    instead: [200],
    reason: 'The runtime parses the target as a URL, and does not pass its fragment to the worker.',
  },
  {
    host: 'edge runtime',
    promise: 'the statuses of about',
    instead: [200],
    reason: 'The runtime resolves the target relative to the host before it calls the worker.',
  },
  {
    host: 'edge runtime',
    promise: 'the statuses of a long header',
    instead: [200],
    reason: 'Cloudflare accepts 128 KB of headers; a worker has no setting for a lower limit.',
  },
  {
    host: 'edge runtime',
    promise: 'the statuses of two different Host headers',
    instead: [200],
    reason: 'The worker receives a URL with one host, whatever Host headers the request has.',
  },
  {
    host: 'edge runtime',
    promise: 'the statuses of the same Host header twice',
    instead: [200],
    reason: 'The worker receives a URL with one host, whatever Host headers the request has.',
  },
];

/** Returns what to expect of a host: `usual`, unless the table has another value for this host. */
export function expected<T>(host: string, promise: HostPromise, usual: T): unknown {
  const row = differences.find((each) => each.host === host && each.promise === promise);
  return row ? row.instead : usual;
}
