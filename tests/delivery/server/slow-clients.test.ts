import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { maxConnections } from '../../../server/connection-limit.ts';
import { idleTimeout, limits } from '../../../server/listen.ts';
import { built } from '../build.ts';
import { readExpectedSite } from '../expected-site.ts';
import { startLoad } from '../load/load.ts';
import { type Activated, activate } from './activated.ts';
import { hold, refuseToRead, type SlowClient } from './slow-client.ts';

/** Milliseconds that a busy machine may be late by, besides the server's interval of looking. */
const slack = 3_000 + limits.connectionsCheckingInterval;

const times = <T>(count: number, make: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, make));

const expectedSite = readExpectedSite(built);
const [largest = '', body = Buffer.alloc(0)] =
  [...expectedSite.bodies]
    .map(([path, [identity]]) => [path, identity] as const)
    .sort(([, a], [, b]) => (b?.length ?? 0) - (a?.length ?? 0))[0] ?? [];

async function startServer(): Promise<Activated & { port: number; urls: string[] }> {
  const server = await activate(built);
  await server.start();
  const urls = expectedSite.paths.map((path) => new URL(path, server.url).href);
  return { ...server, port: Number(new URL(server.url).port), urls };
}

test('eight hundred slow clients fail no request of others, and are sent away in time', {
  timeout: 180_000,
}, async () => {
  const { port, urls } = await startServer();
  const load = startLoad({ urls, kept: 6, fresh: 2, check: expectedSite.check });
  await load.more(200);

  const silent: SlowClient = { opening: '' };
  const headers: SlowClient = { opening: 'GET / HTTP/1.1\r\nHost: a\r\nA: ', drip: 'a' };
  const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n';
  const get = `GET ${encodeURI(largest)} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const asked = Math.ceil((16 * 1024 * 1024) / body.length);
  const [ofSilence, ofHeaders, ofBodies, received] = await Promise.all([
    times(200, () => hold(port, silent)),
    times(250, () => hold(port, headers)),
    times(250, () => hold(port, { opening: post, drip: 'a' })),
    times(100, () => refuseToRead(port, get.repeat(asked), 3 * idleTimeout)),
  ]);

  const { requests, failures, reasons } = await load.stop();
  const longest = [ofSilence, ofHeaders, ofBodies].map((held) => Math.max(...held));
  console.log(`${requests} requests beside 800 slow clients; these held on for ${longest} ms`);
  expect(reasons).toEqual([]);
  expect(failures).toBe(0);
  expect(requests).toBeGreaterThan(2_000);
  expect(Math.max(...ofSilence)).toBeLessThan(limits.headersTimeout + slack);
  expect(Math.max(...ofHeaders)).toBeLessThan(limits.headersTimeout + slack);
  expect(Math.max(...ofBodies)).toBeLessThan(limits.requestTimeout + slack);
  expect(Math.max(...received), 'bytes for those who did not read').toBeLessThan(
    asked * body.length,
  );
});

test('connections beyond the most are refused, and harm none that are served', {
  timeout: 60_000,
}, async () => {
  const { port, urls } = await startServer();
  const load = startLoad({ urls, kept: 8, fresh: 0, check: expectedSite.check });
  await load.more(100);
  const sockets = Array.from({ length: maxConnections + 200 }, () =>
    connect(port, '127.0.0.1').resume(),
  );
  let refused = 0;
  for (const socket of sockets) socket.on('error', () => {}).once('close', () => refused++);
  await vi.waitFor(() => expect(refused).toBeGreaterThanOrEqual(200), { timeout: 10_000 });
  await load.more(500);
  expect(refused).toBeLessThan(sockets.length);
  for (const socket of sockets) socket.destroy();
  await load.more(500);
  expect(await load.stop()).toMatchObject({ failures: 0, reasons: [] });
});
