import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ask, askRaw, serve, serveSite, siteListener } from '../../../../tests/embedded-server.ts';
import { makeSite } from '../../../../tests/small-site.ts';
import { maxFields } from './refused-requests.ts';

const request = (version: string, ...hosts: string[]) =>
  [`GET /about HTTP/${version}`, ...hosts, 'Connection: close', '', ''].join('\r\n');

test.each([
  ['no Host header', request('1.1')],
  ['two Host headers', request('1.1', 'Host: a', 'Host: b')],
  ['the same Host header twice', request('1.1', 'Host: a', 'host: a')],
  ['two Host headers in HTTP/1.0', request('1.0', 'Host: a', 'Host: b')],
])('a request with %s gets 400 and the headers of the site', async (_title, bytes) => {
  const reply = await askRaw(await serveSite(), bytes);
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply).toContain('X-Content-Type-Options: nosniff');
  expect(reply).toContain('Connection: close');
  expect(reply).toMatch(/\r\n\r\nBad request\n$/);
});

test.each([
  ['an empty Host header', request('1.1', 'Host:')],
  ['no Host header in HTTP/1.0', request('1.0')],
])('a request with %s is allowed', async (_title, bytes) => {
  expect(await askRaw(await serveSite(), bytes)).toMatch(/^HTTP\/1\.1 200 /);
});

const fields = (count: number) => Array.from({ length: count }, () => 'a:b');

test.each([
  ['the maximum number of header fields', request('1.1', 'Host: a', ...fields(maxFields - 2)), 200],
  ['one header field more', request('1.1', 'Host: a', ...fields(maxFields - 1)), 431],
  [
    'two thousand fields and a second Host',
    request('1.1', 'Host: a', ...fields(2_000), 'Host: b'),
    431,
  ],
])('a request with %s gets the expected status', async (_title, bytes, status) => {
  const reply = await askRaw(await serveSite(), bytes);
  expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test.each([
  ['a long address', `GET /search?q=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['a long header', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['noise', '\x16\x03\x01\r\n\r\n', 400],
])('%s gets a readable response with the headers of the site', async (_title, bytes, status) => {
  const reply = await askRaw(await serveSite(), bytes);
  const [, head = '', body = ''] = /^(.*?)\r\n\r\n(.*)$/s.exec(reply) ?? [];
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^Date: .* GMT\r$/m);
  expect(head).toContain('Content-Type: text/plain; charset=utf-8');
  expect(head).toContain('X-Content-Type-Options: nosniff');
  expect(head).toContain('Connection: close');
  expect(head).toContain(`Content-Length: ${body.length}`);
  expect(body).toMatch(/^[A-Z][a-z ]+\n$/);
});

test('a client that reads only after sending everything still receives the reason for the refusal', async () => {
  const socket = connect(await serveSite(), '127.0.0.1');
  const sent = Promise.withResolvers<void>();
  // A connection that is closed with unread bytes is reset, which fails this test.
  socket.write(`GET /${'a'.repeat(10_000_000)}`, (error) =>
    error ? sent.reject(error) : sent.resolve(),
  );
  socket.on('error', sent.reject);
  await sent.promise;
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /);
});

test('a refused request with a malformed body gets a complete response', async () => {
  const chunked = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nnoise\r\n';
  const reply = await askRaw(await serveSite(), chunked);
  expect(reply).toMatch(/^HTTP\/1\.1 405 .*\r\n\r\nMethod not allowed\n$/s);
});

test('requests before an unreadable one get their responses', async () => {
  const port = await serve(({ url }, response) => void setTimeout(() => response.end(url), 20));
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const reply = await askRaw(port, `${get('/one')}${get('/two')}noise\r\n\r\n`);
  expect(reply.match(/^HTTP.* \d+ |\/one|\/two/gm)).toEqual(['HTTP/1.1 200 ', '/one', '/two']);
  expect(reply).not.toContain(' 400 ');
  expect(reply.match(/Connection: close/g)).toHaveLength(1);
});

test('nothing is appended to a response that has begun', async () => {
  const begun = Promise.withResolvers<void>();
  const port = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('begun');
    begun.resolve();
  });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await begun.promise;
  socket.write('noise\r\n\r\n');
  const reply = await text(socket).catch(() => '');
  expect(reply).not.toContain('400');
});

/** A request that asks the server to close the connection after it. */
const requestFor = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`;

describe('a malformed request', () => {
  test.each([
    ['/%', 400],
    ['/%zz', 400],
    ['/%C0%AE%C0%AE/', 404],
    ['/%00', 404],
    ['/about%00', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 400],
    ['/%2e%2e%2f%2e%2e%2fpolicy.json', 404],
    ['/..%5c..%5cpolicy.json', 404],
    ['/../policy.json', 400],
    ['/about/../../policy', 400],
    ['/x/../policy.json', 404],
    ['/%252e%252e/policy.json', 404],
    ['/about#x', 404],
    ['*', 400],
    ['about', 400],
    ['/a b', 400],
    ['/\0', 400],
    ['/\r\nX-Injected: 1\r\n', 400],
  ])('for %j gets the expected status, and the server keeps running', async (path, expected) => {
    const port = await serveSite();
    const reply = await askRaw(port, requestFor(path));
    expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${expected} `));
    expect((await ask(port, '/')).status).toBe(200);
  });

  test.each([
    ['letters', 'a', 8192, 404],
    ['slashes', '/', 8192, 200],
    ['folders', 'a/../', 3000, 200],
    ['dots', '%2e', 2700, 404],
    ['letters', 'a', 20_000, 431],
  ])(
    'with a path of %s (%j, %i times) gets the expected status',
    async (_title, piece, count, expected) => {
      const port = await serveSite();
      const path = `/${piece.repeat(count)}`;
      const reply = await askRaw(port, requestFor(path));
      expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${expected} `));
      expect((await ask(port, '/')).status).toBe(200);
    },
  );

  test('with non-ASCII bytes does not stop the server', async () => {
    const port = await serveSite();
    const bytes = Buffer.from(requestFor('/about/?q=\xe9\xff'), 'latin1');
    expect(await askRaw(port, bytes)).toMatch(/^HTTP\/1\.1 (308|400) /);
    expect((await ask(port, '/')).status).toBe(200);
  });

  test('with 3,000 headers does not stop the server', async () => {
    const port = await serveSite();
    const flood = 'a: b\r\n'.repeat(3_000);
    const reply = await askRaw(port, requestFor('/', flood));
    expect(reply).toMatch(/^HTTP\/1\.1 (200|431) /);
    expect((await ask(port, '/')).status).toBe(200);
  });
});

const post = (length: number, more = '') =>
  `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n${more}\r\n`;

test('a request with a method that is not allowed ends the connection', async () => {
  const reply = await askRaw(await serveSite(), 'DELETE / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(reply).toContain('Connection: close');
});

test.each(['GET', 'HEAD'])(
  'a %s request with an unreadable body gets its response',
  async (method) => {
    const reply = await askRaw(
      await serveSite(),
      `${method} / HTTP/1.1\r\nTransfer-Encoding: x\r\n\r\n`,
    );
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  },
);

test.each([3, 50_000])('a POST with a body of %i bytes gets its response', async (length) => {
  const reply = await askRaw(await serveSite(), post(length) + 'a'.repeat(length));
  expect(reply).toMatch(/^HTTP\/1\.1 405 .*\r\n\r\nMethod not allowed\n$/s);
});

test('a long request body is not read to its end, and the client can read the response', async () => {
  const app = await siteListener(await makeSite());
  const asked = Promise.withResolvers<IncomingMessage>();
  const port = await serve((request, response) => {
    asked.resolve(request);
    app(request, response);
  });
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
  const length = 1024 ** 3;
  socket.write(post(length));
  const chunk = Buffer.alloc(1024 ** 2);
  const send = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket.on('drain', send);
  send();
  const [response] = await once(socket, 'data');
  expect(String(response)).toMatch(/^HTTP\/1\.1 405 /);
  const { socket: served } = await asked.promise;
  await closed;
  expect(served.bytesRead).toBeLessThan(length / 100);
});

test('a client that waits for "100 Continue" sends no body', async () => {
  const reply = await askRaw(await serveSite(), post(1_000, 'Expect: 100-continue\r\n'));
  expect(reply).toMatch(/^HTTP\/1\.1 405 /);
});
