import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask, portOf, serve } from '../../../../tests/embedded-server.ts';
import { clientOf, dropSlowClients, limitConnections, maxConnections } from './connections.ts';

const max = 5;

async function prepare(connectionsPerAddress?: number) {
  const port = await serve((_request, response) => {
    response.end('here');
  }, connectionsPerAddress);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  /** Opens connections from an address; `closed` holds those that the server has closed. */
  async function open(count: number, localAddress: string) {
    const opened = Array.from({ length: count }, () =>
      connect({ port, host: '127.0.0.1', localAddress }).resume(),
    );
    sockets.push(...opened);
    const closed: Socket[] = [];
    for (const socket of opened) socket.once('close', () => closed.push(socket));
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    return { opened, closed };
  }
  return { port, open };
}

test('the number of connections of one client is limited, so that other clients can connect', async () => {
  const { port, open } = await prepare(max);
  const { opened, closed } = await open(max + 3, '127.0.0.2');
  await expect.poll(() => closed).toHaveLength(3);
  expect(String((await ask(port, '/')).body)).toBe('here');
  expect(closed).toHaveLength(3);

  const [first] = opened.filter((socket) => !closed.includes(socket));
  first?.destroy();
  const status = async () => (await ask(port, '/', { localAddress: '127.0.0.2' })).status;
  await expect.poll(status).toBe(200);
});

test('connections from this machine, such as those of a proxy, have no limit per client by default', async () => {
  const { port, open } = await prepare();
  const { closed } = await open(150, '127.0.0.1');
  expect(String((await ask(port, '/')).body)).toBe('here');
  expect(closed).toEqual([]);
});

test('the number of connections of all clients together is limited', async () => {
  const { open } = await prepare();
  const { closed } = await open(maxConnections + 20, '127.0.0.1');
  await expect.poll(() => closed).toHaveLength(20);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:db8::5:6', '2001:db8:0:0'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as the client %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['128.0.0.1', false],
  ['2001:db8::1', false],
])('%s is an address of this machine, which has no limit: %s', (remoteAddress, expected) => {
  const server = createServer();
  limitConnections(server);
  const destroy = vi.fn();
  for (let count = 0; count < 101; count++)
    server.emit('connection', Object.assign(new EventEmitter(), { remoteAddress, destroy }));
  expect(destroy).toHaveBeenCalledTimes(expected ? 0 : 1);
});

/** The times of the server in milliseconds: for reading slowly, between checks, and for idling. */
const [period, interval, longestIdle] = [60_000, 5_000, 30_000];
const seconds = (count: number) => count * 1_000;

/** Lets the server check connections as if time had passed. */
function passTime(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
}

function useFakeTime(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** A connection whose client has taken `taken` bytes of a response that it has not read to its end. */
function makeReader(isPending = true) {
  const handle = { bytesWritten: 10_000_000, writeQueueSize: 10_000_000 };
  const socket = Object.assign(new EventEmitter(), {
    _handle: handle,
    writableLength: 10_000_000,
    destroyed: false,
    destroy() {
      socket.destroyed = true;
      socket.emit('close');
    },
  });
  const take = (bytes: number) => {
    handle.writeQueueSize -= bytes;
  };
  const server: Server = createServer();
  dropSlowClients(server, () => isPending);
  server.emit('connection', socket);
  const request = () => server.emit('request', { socket });
  return { socket, take, request };
}

test.each([
  { title: '1 kB in 10 s', bytesPerSecond: 100, destroyed: true },
  { title: 'nothing', bytesPerSecond: 0, destroyed: true },
  { title: '250 bytes a second', bytesPerSecond: 250, destroyed: false },
])('a client that takes $title for a minute: dropped is $destroyed', (row) => {
  useFakeTime();
  const { socket, take } = makeReader();
  for (let time = 0; time < period + interval; time += seconds(1)) {
    expect(socket.destroyed).toBe(false);
    take(row.bytesPerSecond);
    passTime(seconds(1));
  }
  expect(socket.destroyed).toBe(row.destroyed);
});

test('a phone that was in a tunnel for fifty seconds keeps its connection', () => {
  useFakeTime();
  const { socket, take } = makeReader();
  for (let minute = 0; minute < 5; minute++) {
    passTime(seconds(50));
    for (let second = 0; second < 10; second++) {
      take(2_500);
      passTime(seconds(1));
    }
  }
  expect(socket.destroyed).toBe(false);
});

test('a connection on which the server waits for nothing is not dropped', () => {
  useFakeTime();
  const { socket } = makeReader();
  passTime(period - interval);
  socket.writableLength = 0;
  passTime(2 * period);
  expect(socket.destroyed).toBe(false);
});

test('a connection without requests is dropped, although bytes arrive on it', () => {
  useFakeTime();
  const { socket, request } = makeReader(false);
  socket.writableLength = 0;
  for (let count = 0; count < 5; count++) {
    passTime(longestIdle - interval);
    expect(socket.destroyed).toBe(false);
    request();
  }
  passTime(longestIdle + interval);
  expect(socket.destroyed).toBe(true);
});

test('the server sees how much of a large chunk the system has taken from a socket', async () => {
  useFakeTime();
  const size = 64 * 1024 ** 2;
  const atOnce = 8 * 1024 ** 2;
  const checks = 3;
  const server = createServer((_request, response) => void response.end(Buffer.alloc(size)));
  dropSlowClients(server, () => true, { bytes: 14_400, period: checks * interval, interval });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const client = connect(portOf(server.address()), '127.0.0.1').on('error', () => {});
  const [served] = await once(server, 'connection');
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  for (let check = 1; check <= 2 * checks; check++) {
    for await (const _ of client.iterator({ destroyOnReturn: false }))
      if (client.bytesRead >= check * atOnce) break;
    passTime(interval);
    expect(served.destroyed).toBe(false);
  }
  // The client reads nothing more, and the system takes what its buffers can hold.
  passTime(interval);
  const isDestroyed = () => {
    passTime(interval);
    return served.destroyed;
  };
  await expect.poll(isDestroyed).toBe(true);
  client.destroy();
});
