import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { maxConnections } from './connection-limit.ts';
import type { Address } from './environment.ts';
import { idleTimeout, keepAliveTimeout, limits, listen, urlOfServer } from './listen.ts';
import { ask, portOf } from './testing/exchange.ts';
import { makeFolder } from './testing/site.ts';

const free: Address = { port: 0, host: '127.0.0.1' };

async function open(address: Address) {
  const { server } = await listen((_request, response) => void response.end('here'), address);
  onTestFinished(() => void server.close());
  return server;
}

test('the server chooses a free port and reports it', async () => {
  const server = await open(free);
  const url = urlOfServer(server, free.host);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+\/$/);
  expect(await (await fetch(url)).text()).toBe('here');
});

test('an IPv6 address is written in brackets in the URL of the server', async () => {
  const server = await open({ port: 0, host: '::1' });
  expect(urlOfServer(server, '::1')).toMatch(/^http:\/\/\[::1\]:\d+\/$/);
});

test('the error for a port in use suggests another port', async () => {
  const port = portOf((await open(free)).address());
  await expect(open({ ...free, port })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use. Choose another: PORT=${port + 1} npm start`,
  );
});

test.each(['192.0.2.1', 'no-such-host.invalid'])(
  'the host %s, which is not an address of this machine, is refused',
  async (host) => {
    await expect(open({ port: 0, host })).rejects.toThrow(
      `HOST: expected an address of this machine; found "${host}". Example: HOST=127.0.0.1 npm start`,
    );
  },
);

test('the server has timeouts and a limit of connections against slow clients', async () => {
  expect(limits).toMatchObject({ headersTimeout: 5_000, requestTimeout: 10_000 });
  expect([idleTimeout, keepAliveTimeout, maxConnections]).toEqual([60_000, 5_000, 1_000]);
  const own = { ...limits, timeout: idleTimeout, keepAliveTimeout, maxConnections };
  expect(await open(free)).toMatchObject(own);
});

test('a request with an Expect header is answered like any other', async () => {
  const port = portOf((await open(free)).address());
  const { status, body } = await ask(port, '/', { headers: { Expect: 'something' } });
  expect([status, String(body)]).toEqual([200, 'here']);
});

test('a client that does not finish its headers is disconnected in time', {
  timeout: 20_000,
}, async () => {
  const port = portOf((await open(free)).address());
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  const started = performance.now();
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - started).toBeLessThan(9_500);
});

test('a file descriptor without a listening socket is refused', async () => {
  const app = () => {};
  await expect(listen(app, { fd: 9_999 })).rejects.toThrow(
    'LISTEN_FDS: expected a listening socket with the file descriptor 9999; found none.',
  );
});

test('a socket without a port is described by its path, or as inherited if it has no path', async () => {
  const server = createServer();
  expect(urlOfServer(server)).toBe('the inherited socket');
  const path = join(await makeFolder(), 'socket');
  server.listen(path);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  expect(urlOfServer(server)).toBe(path);
});
