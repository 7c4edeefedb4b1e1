import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { askRaw, serve, serveSite } from './testing/exchange.ts';
import { makeSite } from './testing/site.ts';
import { siteListener } from './testing/site-listener.ts';

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
