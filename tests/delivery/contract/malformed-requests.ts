/** Returns a request that asks the server to close the connection after the response. */
export const requestFor = (target: string, more = '', end = '\r\n') =>
  [`GET ${target} HTTP/1.1`, 'Host: a', 'Connection: close', ...(more ? [more] : []), '', ''].join(
    end,
  );

/**
 * Means, in a list of acceptable statuses, that the connection may end without a response. The
 * connection may end in this way when the client sends more than the server reads.
 */
export const ENDED = 0;

/** Means, in a list of acceptable statuses, a response without a status line, as in HTTP/0.9. */
export const BARE = 9;

/** Request targets that are not URLs of the site. */
export const targets = [
  '/%',
  '/%zz',
  '/%00',
  '/about%00',
  '/about%00.html',
  '/%C0%AE%C0%AE/%C0%AE%C0%AE/policy.json',
  '/%E0%80%AF',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%2e%2e%2f%2e%2e%2fpolicy.json',
  '/..%2fpolicy.json',
  '/..%5c..%5cpolicy.json',
  '/%5c..%5cpolicy.json',
  '/../policy.json',
  '/blog/../../policy.json',
  '/.%2e/policy.json',
  '/%252e%252e/policy.json',
  '/%25%32%65%25%32%65/policy.json',
  '/about#x',
  '/about%23x',
  '//etc/passwd',
  '/\\..\\policy.json',
  'http://a.example/../policy.json',
  'http://a.example//etc/passwd',
  'about',
  '../policy.json',
  '/\0',
  '/\x7f',
] as const;

/** Requests by title, each with its acceptable statuses. A host may send any of them. */
export const requests = {
  'three thousand headers': [
    requestFor('/', 'a: b\r\n'.repeat(3_000).trimEnd()),
    [200, 400, 431, ENDED],
  ],
  'a long header': [requestFor('/', `a: ${'b'.repeat(100_000)}`), [400, 431, ENDED]],
  'many ranges': [requestFor('/', `Range: bytes=${'0-,'.repeat(1_000)}0-`), [200]],
  'bare line feeds': [requestFor('/', '', '\n'), [200, 400]],
  'two different Content-Length headers': [
    requestFor('/', 'Content-Length: 1\r\nContent-Length: 2'),
    [400],
  ],
  'Content-Length and chunked encoding together': [
    requestFor('/', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0'),
    [200, 400],
  ],
  'an unknown transfer encoding': [requestFor('/', 'Transfer-Encoding: nonsense'), [400, 405]],
  'a folded header': [requestFor('/', 'a: b\r\n c'), [200, 400]],
  'a header without a name': [requestFor('/', ': b'), [200, 400]],
  'a missing Host header': ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  'two different Host headers': [requestFor('/', 'Host: b'), [400]],
  'the same Host header twice': [requestFor('/', 'Host: a'), [400]],
  'a missing HTTP version': ['GET /\r\n\r\n', [200, 400, BARE]],
  'an unknown HTTP version': ['GET / HTTP/9.9\r\nHost: a\r\nConnection: close\r\n\r\n', [400]],
  noise: [Buffer.from([0x16, 0x03, 0x01, 0x00, 0xff, 0x0a, 0x0d, 0x0a]), [400]],
} as const satisfies Record<string, readonly [string | Buffer, readonly number[]]>;
