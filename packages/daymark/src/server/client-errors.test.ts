import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { askRaw, serve, serveSite } from './testing/exchange.ts';

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
