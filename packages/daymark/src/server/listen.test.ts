import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ask, portOf } from '../../../../tests/embedded-server.ts';
import { makeFolder } from '../../../../tests/small-site.ts';
import { maxConnections } from './connections.ts';
import type { Address } from './environment.ts';
import { idleTimeout, keepAliveTimeout, limits, listen, urlOfServer } from './listen.ts';

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

test('a client that does not finish its headers is disconnected', async () => {
  const port = portOf((await open(free)).address());
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
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

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** Starts a server whose responses the test controls, and a client that is connected to it. */
async function prepare(timeouts = { waiting: 100, idle: 100, total: 1_000 }) {
  const begun = new EventEmitter<{ response: [ServerResponse] }>();
  const listening = await listen((_request, response) => begun.emit('response', response), free);
  const { server } = listening;
  const stop = () => listening.stop(timeouts);
  const port = portOf(server.address());
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  onTestFinished(() => {
    client.destroy();
    server.closeAllConnections();
  });
  const asked = async (): Promise<ServerResponse> => {
    client.write(request);
    const [response] = await once(begun, 'response');
    return response;
  };
  return { port, client, begun, stop, asked };
}

async function reply(client: Socket): Promise<string> {
  const [bytes] = await once(client, 'data');
  return String(bytes);
}

test('during a stop, a pending request gets a response with Connection: close', async () => {
  const { client, stop, asked } = await prepare();
  const response = await asked();
  const stopped = stop();
  response.end('answer');
  expect(await text(client)).toMatch(/Connection: close[\s\S]*answer/);
  await stopped;
});

test('during a stop, a response that has begun is completed, and its connection is closed soon after', async () => {
  const { client, stop, asked } = await prepare({ waiting: 100, idle: 100, total: 60_000 });
  const response = await asked();
  response.write('begun, ');
  const stopped = stop();
  await pause(200);
  response.end('done');
  expect(await text(client)).toMatch(/begun, [\s\S]*done/);
  await stopped;
});

test('during a stop, a request that was in transit on an idle connection gets a response', async () => {
  const { client, stop, asked } = await prepare();
  (await asked()).end('first');
  await reply(client);
  const stopped = stop();
  (await asked()).end('second');
  expect(await reply(client)).toMatch(/Connection: close[\s\S]*second/);
  await stopped;
});

test('during a stop, all requests that a client has sent at once get responses', async () => {
  const { client, begun, stop } = await prepare();
  const count = 8;
  client.write(request.repeat(count - 1));
  const [first] = await once(begun, 'response');
  const stopped = stop();
  // The client sends the last request before it can know of the stop.
  client.write(request);
  let number = 1;
  begun.on('response', (response) => response.end(`[${++number}]`));
  await pause(50);
  first.end('[1]');
  const replies = await text(client);
  expect([...replies.matchAll(/\[\d\]/g)].map(String)).toEqual(
    Array.from({ length: count }, (_, index) => `[${index + 1}]`),
  );
  expect(replies.match(/Connection: close/g)).toHaveLength(1);
  await stopped;
});

test('during a stop, an idle connection is closed soon', async () => {
  const { client, stop, asked } = await prepare({ waiting: 100, idle: 100, total: 60_000 });
  (await asked()).end();
  await reply(client);
  await stop();
});

test('during a stop, new connections are soon refused, although clients open them all the time', async () => {
  const { port, stop, asked } = await prepare({ waiting: 50, idle: 100, total: 10_000 });
  const response = await asked();
  const stopped = stop();
  const refused = Promise.withResolvers<void>();
  const open = () => {
    const other = connect(port, '127.0.0.1').once('connect', open);
    other.once('error', () => refused.resolve());
    onTestFinished(() => void other.destroy());
  };
  open();
  await refused.promise;
  response.end();
  await stopped;
});

test('a stop aborts a request that does not end', async () => {
  const { client, stop, asked } = await prepare({ waiting: 50, idle: 50, total: 200 });
  await asked();
  const started = performance.now();
  await stop();
  expect(performance.now() - started).toBeGreaterThan(150);
  expect(await text(client)).toBe('');
});
