import type { requests, targets } from './malformed-requests.ts';

/** What tests ask a host for: a row of another name would be dead, and does not compile. */
export type HostPromise =
  | 'the length of an encoded file is told'
  | 'the answer for a file that has gone'
  | `the statuses of ${(typeof targets)[number] | keyof typeof requests}`;

/** What a host does otherwise than the others, for a reason that its configuration cannot mend. */
interface Difference {
  /** The name of the host; the embedded server is what the others are compared with. */
  readonly host: 'nginx' | 'Caddy' | 'edge runtime';
  /** What the tests ask for. */
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

/** What to expect of a host: what the promise says, or its row of the table. */
export function expected<T>(host: string, promise: HostPromise, usual: T): unknown {
  const row = differences.find((each) => each.host === host && each.promise === promise);
  return row ? row.instead : usual;
}
