import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { maxConnections } from './connection-limit.ts';
import { ask, serve } from './testing/exchange.ts';

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
  await vi.waitFor(() => expect(closed).toHaveLength(3));
  expect(String((await ask(port, '/')).body)).toBe('here');
  expect(closed).toHaveLength(3);

  const [first] = opened.filter((socket) => !closed.includes(socket));
  first?.destroy();
  await vi.waitFor(async () => {
    expect((await ask(port, '/', { localAddress: '127.0.0.2' })).status).toBe(200);
  });
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
  await vi.waitFor(() => expect(closed).toHaveLength(20));
});
