import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { maxConnections } from '../../../packages/daymark/src/server/connections.ts';
import { limits } from '../../../packages/daymark/src/server/listen.ts';
import { built } from '../build.ts';
import { readExpectedSite } from '../expected-site.ts';
import { startLoad } from '../load/load.ts';
import { activate } from './activated.ts';
import { FILM_PATH, FILM_SIZE, makeFilmSite } from './film-site.ts';
import { holdConnection, refuseToRead } from './slow-client.ts';

/**
 * Milliseconds by which a timeout may be exceeded: for a busy machine, and the server's check
 * interval.
 */
const slack = 5_000 + limits.connectionsCheckingInterval;

/** Milliseconds between two requests of one client that is not slow. */
const PAUSE = 150;

/** The maximum number of connections that the server allows from one address. */
const PER_ADDRESS = 100;

/**
 * Returns the address of the client `index` in the loopback network 127.0.`network`.0/24. As many
 * clients share an address as the server allows.
 */
const addressOf = (network: number, index: number) =>
  `127.0.${network}.${1 + Math.floor(index / PER_ADDRESS)}`;

const times = <T>(count: number, network: number, make: (from: string) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(addressOf(network, index))));

async function startServer(out: string, paths: readonly string[]) {
  const server = await activate(out, { CONNECTIONS_PER_ADDRESS: String(PER_ADDRESS) });
  await server.start();
  const urls = paths.map((path) => new URL(path, server.url).href);
  return { port: Number(new URL(server.url).port), urls };
}

test('two thousand slow clients cause no failed request of other clients, and are disconnected in time', async () => {
  const { out, paths, check } = await makeFilmSite();
  const { port, urls } = await startServer(out, paths);
  const load = startLoad({ urls, kept: 6, fresh: 2, pause: PAUSE, check });
  await load.more(200);

  const opening = 'GET / HTTP/1.1\r\nHost: a\r\nA: ';
  const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n';
  const get = `GET ${FILM_PATH} HTTP/1.1\r\nHost: a\r\n\r\n`;
  // The server looks every 5 seconds how much a client has read in a minute.
  const unread = 60_000 + 5_000 + slack;
  const [ofSilence, ofHeaders, ofBodies, received] = await Promise.all([
    times(200, 1, (from) => holdConnection(port, { opening: '', from })),
    times(250, 2, (from) => holdConnection(port, { opening, drip: 'a', from })),
    times(250, 3, (from) => holdConnection(port, { opening: post, drip: 'a', from })),
    // All these clients have one address, for which the server allows a hundred connections.
    times(1_300, 4, () => refuseToRead(port, { opening: get, from: '127.0.4.1' }, unread)),
  ]);

  const { requests, failures, reasons } = await load.stop();
  const longest = [ofSilence, ofHeaders, ofBodies].map((held) => Math.max(...held));
  console.log(
    `${requests} requests during the attack of 2,000 slow clients, connected for at most ${longest} ms`,
  );
  expect(reasons).toEqual([]);
  expect(failures).toBe(0);
  expect(requests).toBeGreaterThan(1_000);
  expect(Math.max(...ofSilence)).toBeLessThan(limits.headersTimeout + slack);
  expect(Math.max(...ofHeaders)).toBeLessThan(limits.headersTimeout + slack);
  expect(Math.max(...ofBodies)).toBeLessThan(1_000 + slack);
  expect(received.filter((bytes) => bytes > 0).length).toBeLessThanOrEqual(PER_ADDRESS);
  expect(Math.max(...received), 'bytes received by clients that had stopped reading').toBeLessThan(
    FILM_SIZE,
  );
});

test('connections beyond the maximum are refused, and existing connections are still served', async () => {
  const { paths, check } = readExpectedSite(built);
  const { port, urls } = await startServer(built, paths);
  const load = startLoad({ urls, kept: 8, fresh: 0, check });
  await load.more(100);
  const sockets = Array.from({ length: maxConnections + 200 }, (_, index) =>
    connect({ port, host: '127.0.0.1', localAddress: addressOf(5, index) }).resume(),
  );
  let refused = 0;
  for (const socket of sockets) socket.on('error', () => {}).once('close', () => refused++);
  await expect.poll(() => refused).toBeGreaterThanOrEqual(200);
  await load.more(500);
  expect(refused).toBeLessThan(sockets.length);
  for (const socket of sockets) socket.destroy();
  await load.more(500);
  expect(await load.stop()).toMatchObject({ failures: 0, reasons: [] });
});
