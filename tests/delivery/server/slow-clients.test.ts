import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
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
 * Milliseconds by which a slow machine may exceed a timeout of the server. The sum stays below
 * Node's default timeouts.
 */
const slack = 40_000;

/**
 * A module that the server loads first. The server then checks how much its clients have read at each signal
 * SIGUSR2 instead of every five seconds, so that the test decides when a check takes place.
 */
const CHECKS_BY_SIGNAL = `data:text/javascript,${encodeURIComponent(`
  const { setInterval } = globalThis;
  globalThis.setInterval = (check, interval) => {
    if (interval !== 5000) return setInterval(check, interval);
    process.on('SIGUSR2', check);
    return setInterval(() => {}, interval);
  };
`)}`;

/** Milliseconds between two checks that the test asks for. */
const CHECK_PAUSE = 100;

/** The clients that request a film and read nothing, all from one address. */
const UNREADING = 400;

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

async function startServer(out: string, paths: readonly string[], environment = {}) {
  const limit = { CONNECTIONS_PER_ADDRESS: String(PER_ADDRESS) };
  const server = await activate(out, { ...limit, ...environment });
  await server.start();
  const urls = paths.map((path) => new URL(path, server.url).href);
  return { ...server, port: Number(new URL(server.url).port), urls };
}

test('seven hundred clients that send slowly are disconnected, and no request of other clients fails', async () => {
  const { paths, check } = readExpectedSite(built);
  const { port, urls } = await startServer(built, paths);
  const load = startLoad({ urls, kept: 6, fresh: 2, pause: PAUSE, check });
  await load.more(200);

  const opening = 'GET / HTTP/1.1\r\nHost: a\r\nA: ';
  const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n';
  const [ofSilence, ofHeaders, ofBodies] = await Promise.all([
    times(200, 1, (from) => holdConnection(port, { opening: '', from })),
    times(250, 2, (from) => holdConnection(port, { opening, drip: 'a', from })),
    times(250, 3, (from) => holdConnection(port, { opening: post, drip: 'a', from })),
  ]);

  const { requests, failures, reasons } = await load.stop();
  const longest = [ofSilence, ofHeaders, ofBodies].map((held) => Math.max(...held));
  console.log(
    `${requests} requests during the attack of 700 slow clients, connected for at most ${longest} ms`,
  );
  expect(reasons).toEqual([]);
  expect(failures).toBe(0);
  expect(requests).toBeGreaterThan(200);
  expect(Math.max(...ofSilence)).toBeLessThan(limits.headersTimeout + slack);
  expect(Math.max(...ofHeaders)).toBeLessThan(limits.headersTimeout + slack);
  expect(Math.max(...ofBodies)).toBeLessThan(1_000 + slack);
});

test('clients that read nothing are disconnected, and no request of other clients fails', async () => {
  const { out, paths, check } = await makeFilmSite();
  const environment = { NODE_OPTIONS: `--import=${CHECKS_BY_SIGNAL}` };
  const { port, urls, signal } = await startServer(out, paths, environment);
  const load = startLoad({ urls, kept: 6, fresh: 2, pause: PAUSE, check });
  await load.more(100);
  const opening = `GET ${FILM_PATH} HTTP/1.1\r\nHost: a\r\n\r\n`;
  // All these clients have one address, for which the server allows a hundred connections.
  const from = '127.0.4.1';
  const attack = await refuseToRead(port, UNREADING, { opening, from });
  await expect.poll(attack.open).toBeLessThanOrEqual(PER_ADDRESS);
  await load.more(100);
  while ((await attack.open()) > 0) {
    signal('SIGUSR2');
    await pause(CHECK_PAUSE);
  }
  const { requests, failures, reasons } = await load.stop();
  const received = await attack.readRest();
  expect(reasons).toEqual([]);
  expect(failures).toBe(0);
  expect(requests).toBeGreaterThan(200);
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
  const sockets: Socket[] = [];
  let refused = 0;
  while (sockets.length < maxConnections + 200) {
    const options = { port, host: '127.0.0.1', localAddress: addressOf(5, sockets.length) };
    const socket = connect(options).resume();
    sockets.push(socket.on('error', () => {}).once('close', () => refused++));
    // The server closes existing connections that this process leaves unused for five seconds.
    if (sockets.length % PER_ADDRESS === 0) await load.more(8);
  }
  await expect.poll(() => refused).toBeGreaterThanOrEqual(200);
  // Later, the server also closes the accepted connections, because they send no headers.
  expect(refused).toBeLessThan(sockets.length);
  await load.more(500);
  for (const socket of sockets) socket.destroy();
  await load.more(500);
  expect(await load.stop()).toMatchObject({ failures: 0, reasons: [] });
});
