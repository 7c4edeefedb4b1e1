import { expect } from 'vitest';
import type { requests, targets } from './malformed-requests.ts';
import type { Spelling } from './spellings.ts';

/**
 * The behaviours that may differ between hosts. A row of the table `differences` that names any
 * other behaviour is a type error.
 */
export type HostPromise =
  | 'the Content-Length of an encoded file'
  | 'the ETag of a file'
  | 'the ETag of an encoded file'
  | 'the headers of an error or a redirect'
  | 'the body of a redirect'
  | 'the line of text outside the folders of a site'
  | 'the form of the Location of a redirect'
  | `the Allow header for ${string}`
  | 'the body of a refused method'
  | 'the response for a missing asset'
  | 'the response for a symbolic link'
  | 'the response for a range beyond the end'
  | 'the Content-Range beyond the end'
  | 'the response for the last 0 bytes'
  | 'a weak ETag in If-None-Match'
  | `the encoding for "${string}"`
  | `the status of ${string}`
  | `the status of an address ${Spelling}`
  | 'the reading of backslashes'
  | 'the status for If-Unmodified-Since'
  | 'the page for an encoded slash'
  | 'the spelling of the Location of an alias'
  | `the status for the range ${string}`
  | 'the response for a removed file'
  | `the statuses of ${(typeof targets)[number] | keyof typeof requests}`
  | `the statuses of a path of ${string}`;

/**
 * A behaviour of one host that differs from the other hosts, for a reason that configuration cannot
 * change.
 */
interface Difference {
  /**
   * The name of the host; `edge runtime` is Cloudflare's. The embedded server has no rows, because
   * it is the reference.
   */
  readonly host: 'nginx' | 'Caddy' | 'Apache' | 'edge runtime';
  /** The behaviour that differs. */
  readonly promise: HostPromise;
  /** The results that the tests expect of this host, instead of the usual results. */
  readonly instead: unknown;
  readonly reason: string;
}

/** Rows for the servers that send the files of the site in their own way. */
const ofServers: readonly Omit<Difference, 'host'>[] = [
  {
    promise: 'the ETag of a file',
    instead: expect.stringMatching(/^"[^"]+"$/),
    reason:
      'The server makes ETags from the time and the size of a file. The build derives the time from the content, so these ETags change with the content too.',
  },
  {
    promise: 'the headers of an error or a redirect',
    instead: false,
    reason: 'The server adds headers of its own, such as the ETag or the type of an error page.',
  },
  {
    promise: 'the response for a missing asset',
    instead: 'page',
    reason: 'The server has one error page for all missing files.',
  },
  {
    promise: 'the spelling of the Location of an alias',
    instead: 'that of the client',
    reason:
      'The server cannot percent-encode a path, so the Location has the path of the request without its end.',
  },
  {
    promise: 'the response for a removed file',
    instead: [404, expect.stringContaining('Not here')],
    reason: 'The server does not distinguish a removed file from one that never existed.',
  },
  {
    promise: 'the response for a range beyond the end',
    instead: 'own',
    reason: 'The server handles ranges itself, and has a body of its own for 416.',
  },
  ...[
    'bytes=a-b',
    'bytes=--3',
    'bytes=5',
    'bytes=-',
    'bytes=9-2',
    'bytes=0010-9',
    'bytes=1000000000000000-',
  ].map((range) => ({
    promise: `the status for the range ${range}` as const,
    instead: 416,
    reason: 'The server refuses a malformed range. RFC 9110 allows to ignore or to refuse it.',
  })),
  ...['bytes=0-1000000000000000', 'bytes=0-1,3-4', 'HEAD bytes=0-4'].map((range) => ({
    promise: `the status for the range ${range}` as const,
    instead: 206,
    reason: 'The server supports more ranges than the embedded server does.',
  })),
];

/** Rows for Apache, which take precedence over the rows for all servers. */
const ofApache: readonly Difference[] = [
  ...(['*', 'br;q=0, *'] as const).map(
    (header): Difference => ({
      host: 'Apache',
      promise: `the encoding for "${header}"`,
      instead: undefined,
      reason: 'The rules of Apache ignore an asterisk.',
    }),
  ),
  {
    host: 'Apache',
    promise: 'the form of the Location of a redirect',
    instead: 'with the origin',
    reason:
      'Apache adds the scheme and the host of its own connection to a path, so the rules name the origin of the site.',
  },
  {
    host: 'Apache',
    promise: 'the body of a redirect',
    instead: expect.stringContaining('308 Permanent Redirect'),
    reason: 'Apache has a body of its own for a redirect. Browsers do not show it.',
  },
  ...(['bytes=a-b', 'bytes=--3', 'bytes=5', 'bytes=-', 'bytes=9-2', 'bytes=0010-9'] as const).map(
    (range): Difference => ({
      host: 'Apache',
      promise: `the status for the range ${range}`,
      instead: 200,
      reason: 'Apache ignores a malformed range, as the embedded server does.',
    }),
  ),
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'].map(
    (method): Difference => ({
      host: 'Apache',
      promise: `the Allow header for ${method}`,
      instead: 'GET, HEAD, TRACE',
      reason: 'Apache adds the methods that it allows itself.',
    }),
  ),
  {
    host: 'Apache',
    promise: 'the Allow header for TRACE',
    instead: undefined,
    reason: 'Apache responds before it reads the rules of the site.',
  },
  {
    host: 'Apache',
    promise: 'the status of TRACE',
    instead: 200,
    reason:
      'Apache repeats the request, unless the web host has set TraceEnable Off, which no .htaccess can. Browsers do not send this method.',
  },
  {
    host: 'Apache',
    promise: 'the body of a refused method',
    instead: 'Method not allowed',
    reason: 'Apache sends the text of a directive, which cannot end in a line feed.',
  },
  {
    host: 'Apache',
    promise: 'the line of text outside the folders of a site',
    instead: 'own',
    reason: 'Apache sends the text of a directive as HTML, without a line feed.',
  },
  {
    host: 'Apache',
    promise: 'the Content-Range beyond the end',
    instead: undefined,
    reason: 'Apache sends no Content-Range with the error.',
  },
  {
    host: 'Apache',
    promise: 'the response for the last 0 bytes',
    instead: 200,
    reason: 'Apache ignores a range without bytes.',
  },
  {
    host: 'Apache',
    promise: 'the status for the range HEAD beyond the end',
    instead: 416,
    reason: 'Apache handles the range of a HEAD request like that of a GET request.',
  },
  {
    host: 'Apache',
    promise: 'the response for a symbolic link',
    instead: 200,
    reason: 'Apache follows symbolic links, as mod_rewrite requires. A build has none.',
  },
  {
    host: 'Apache',
    promise: 'the statuses of a path of slashes',
    instead: [414],
    reason: 'Apache refuses such a long path before it merges the slashes.',
  },
  {
    host: 'Apache',
    promise: 'the page for an encoded slash',
    instead: false,
    reason:
      'Apache refuses an encoded slash with a page of its own, before it reads the rules of the site.',
  },
  {
    host: 'Apache',
    promise: 'the status of a name of 300 bytes',
    instead: 403,
    reason: 'Apache refuses a name that no file can have before it reads the rules of the site.',
  },
  {
    host: 'Apache',
    promise: 'the statuses of a path of dots',
    instead: [403],
    reason: 'Apache refuses names that no file can have with 403.',
  },
  {
    host: 'Apache',
    promise: 'the statuses of many ranges',
    instead: [206],
    reason: 'Apache supports more ranges than the embedded server does.',
  },
  {
    host: 'Apache',
    promise: 'the statuses of an unknown HTTP version',
    instead: [200],
    reason: 'Apache responds with the highest version that it supports.',
  },
];

const differences: readonly Difference[] = [
  ...ofApache,
  ...(['nginx', 'Caddy', 'Apache'] as const).flatMap((host) =>
    ofServers.map((row) => ({ host, ...row })),
  ),
  ...(['br', 'gzip, br', 'gzip;q=1.0, BR;q=0.1', '*', 'br;q=0, *'] as const).map(
    (header): Difference => ({
      host: 'nginx',
      promise: `the encoding for "${header}"`,
      instead: header.startsWith('gzip') ? 'gzip' : undefined,
      reason:
        'nginx sends brotli only with a module that is not part of nginx, and ignores an asterisk.',
    }),
  ),
  ...(['gzip;q=1.0, BR;q=0.1', '*', 'br;q=0, *'] as const).map(
    (header): Difference => ({
      host: 'Caddy',
      promise: `the encoding for "${header}"`,
      instead: header.startsWith('gzip') ? 'gzip' : undefined,
      reason: 'Caddy prefers the encoding with the greater weight, and ignores an asterisk.',
    }),
  ),
  {
    host: 'nginx',
    promise: 'the status for the range of an encoded file',
    instead: 200,
    reason: 'nginx sends precompressed files as a whole.',
  },
  ...(['nginx', 'Apache'] as const).flatMap((host) =>
    (['bytes=0-', 'bytes=0-4', 'bytes=-5'] as const).map(
      (range): Difference => ({
        host,
        promise: `the status for the range ${range} of an empty file`,
        instead: 200,
        reason: 'The server sends empty files as a whole.',
      }),
    ),
  ),
  {
    host: 'Caddy',
    promise: 'the status for the range bytes=-5 of an empty file',
    instead: 206,
    reason: "Go's net/http sends an empty range.",
  },
  {
    host: 'Caddy',
    promise: 'the reading of backslashes',
    instead: 'refused',
    reason: 'Caddy reads a backslash in the name of a file as an escape.',
  },
  {
    host: 'Caddy',
    promise: 'the status of an address with two dots at the end',
    instead: expect.toBeOneOf([308, 404]),
    reason:
      'Caddy looks for the file of a page before it resolves the dots at the end of its path.',
  },
  ...(['nginx', 'Apache'] as const).map(
    (host): Difference => ({
      host,
      promise: 'the status of an address with two dots at the end',
      instead: expect.toBeOneOf([200, 308, 404]),
      reason: 'The server resolves the dots, and then finds no alias in the path as it was sent.',
    }),
  ),
  {
    host: 'nginx',
    promise: 'the status for If-Unmodified-Since',
    instead: 412,
    reason: 'nginx compares the times of files, and has no directive against it.',
  },
  {
    host: 'nginx',
    promise: 'the status of an address with an encoded NUL at the end',
    instead: 400,
    reason: 'nginx refuses the byte before it applies the directives of the site.',
  },
  {
    host: 'nginx',
    promise: 'the body of a redirect',
    instead: expect.stringContaining('308 Permanent Redirect'),
    reason: 'nginx has a body of its own for a redirect. Browsers do not show it.',
  },
  {
    host: 'nginx',
    promise: 'the body of a refused method',
    instead: expect.stringContaining('405 Not Allowed'),
    reason: 'nginx has bodies of its own for errors that no page of the site is for.',
  },
  {
    host: 'nginx',
    promise: 'the status of /404.html',
    instead: 404,
    reason: 'nginx sends the file for all missing pages, and therefore not at its own address.',
  },
  {
    host: 'nginx',
    promise: 'the status of /500.html',
    instead: 404,
    reason: 'nginx sends the file for all failures, and therefore not at its own address.',
  },
  {
    host: 'nginx',
    promise: 'the statuses of /about#x',
    instead: [200],
    reason: 'nginx ignores a fragment.',
  },
  {
    host: 'nginx',
    promise: 'the statuses of an unknown transfer encoding',
    instead: [501],
    reason: 'nginx responds before it applies the directives of the site.',
  },
  {
    host: 'nginx',
    promise: 'the statuses of an unknown HTTP version',
    instead: [505],
    reason: 'nginx responds before it applies the directives of the site.',
  },
  {
    host: 'nginx',
    promise: 'the status for the range HEAD beyond the end',
    instead: 416,
    reason: 'nginx handles the range of a HEAD request like that of a GET request.',
  },
  {
    host: 'Caddy',
    promise: 'the status for the range HEAD beyond the end',
    instead: 416,
    reason: 'Caddy handles the range of a HEAD request like that of a GET request.',
  },
  {
    host: 'Caddy',
    promise: 'the status for the range lines=0-3',
    instead: 416,
    reason: 'Caddy refuses a malformed range. RFC 9110 allows to ignore or to refuse it.',
  },
  {
    host: 'Caddy',
    promise: 'the response for the last 0 bytes',
    instead: 206,
    reason: "Go's net/http sends an empty range.",
  },
  {
    host: 'Caddy',
    promise: 'the response for a symbolic link',
    instead: 200,
    reason:
      'Caddy follows symbolic links. A build has none: Astro copies the files that links in public/ lead to.',
  },
  {
    host: 'Caddy',
    promise: 'the statuses of a path of folders',
    instead: [200],
    reason: 'Caddy normalizes the path, and sends the home page.',
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
    promise: 'the response for a symbolic link',
    instead: 200,
    reason: 'The store has a copy of what a symbolic link leads to. A build has no such links.',
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

/** Returns the Location that a host sends for a redirect to a path of the site at an origin. */
export const locationOf = (host: string, { origin }: URL, path: string): string =>
  expected(host, 'the form of the Location of a redirect', 'path') === 'path'
    ? path
    : origin + path;
