import type { requests, targets } from './malformed-requests.ts';

/**
 * The behaviours that may differ between hosts. A row of the table with an unused name does not
 * compile.
 */
export type HostPromise =
  | 'the length of an encoded file is told'
  | 'the answer for a file that has gone'
  | `the statuses of ${(typeof targets)[number] | keyof typeof requests}`;

/**
 * A behaviour of a host that differs from the others, for a reason that configuration cannot fix.
 */
interface Difference {
  /** The name of the host. The embedded server is the reference. */
  readonly host: 'nginx' | 'Caddy' | 'edge runtime';
  /** The behaviour that the tests expect. */
  readonly promise: HostPromise;
  readonly instead: unknown;
  readonly reason: string;
}

const differences: readonly Difference[] = [
  {
    host: 'nginx',
    promise: 'the answer for a file that has gone',
    instead: [404, 'Not found\n'],
    reason: 'nginx does not tell a file that has gone from one that was never there.',
  },
  {
    host: 'Caddy',
    promise: 'the statuses of an unknown transfer',
    instead: [501],
    reason: 'Go answers before any directive of Caddy is asked.',
  },
  {
    host: 'Caddy',
    promise: 'the statuses of an unknown version',
    instead: [505],
    reason: 'Go answers before any directive of Caddy is asked.',
  },
  {
    host: 'Caddy',
    promise: 'the length of an encoded file is told',
    instead: false,
    reason: 'Go tells no length beside Content-Encoding; the end is told by chunks or frames.',
  },
  {
    host: 'edge runtime',
    promise: 'the statuses of /about#x',
    instead: [200],
    reason: 'The runtime reads the target as a URL, without its fragment, before the worker does.',
  },
  {
    host: 'edge runtime',
    promise: 'the statuses of about',
    instead: [200],
    reason: 'The runtime reads the target as a URL, relative to the host, before the worker does.',
  },
  {
    host: 'edge runtime',
    promise: 'the statuses of a long header',
    instead: [200],
    reason: 'Cloudflare takes 128 KB of headers; no setting of a worker limits them.',
  },
  {
    host: 'edge runtime',
    promise: 'the statuses of two hosts',
    instead: [200],
    reason:
      'The worker is given a URL with one host, whatever the header fields of the request are.',
  },
  {
    host: 'edge runtime',
    promise: 'the statuses of one host twice',
    instead: [200],
    reason:
      'The worker is given a URL with one host, whatever the header fields of the request are.',
  },
];

/** Returns what to expect of a host: the usual value, or the one in the table. */
export function expected<T>(host: string, promise: HostPromise, usual: T): unknown {
  const row = differences.find((each) => each.host === host && each.promise === promise);
  return row ? row.instead : usual;
}
