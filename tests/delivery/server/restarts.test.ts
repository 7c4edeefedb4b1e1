import { expect, test } from 'vitest';
import { isExhaustive } from '../../exhaustive.ts';
import { built } from '../build.ts';
import { readExpectedSite } from '../expected-site.ts';
import { startLoad } from '../load/load.ts';
import { activate } from './activated.ts';

const RESTARTS = isExhaustive ? 20 : 3;
/** The number of requests that end between a start or reload and the next stop or reload. */
const REQUESTS_BETWEEN = 200;
/** More requests than this must end during each restart. */
const REQUESTS_DURING = 10;

test('no request fails during restarts under load', async () => {
  const { paths, check } = readExpectedSite(built);
  const server = await activate(built);
  await server.start();
  const urls = paths.map((path) => new URL(path, server.url).href);
  const headers = { 'Accept-Encoding': 'br' };
  const load = startLoad({ urls, kept: 8, fresh: 4, headers, check });
  for (let restart = 0; restart < RESTARTS; restart++) {
    await load.more(REQUESTS_BETWEEN);
    const before = load.report().requests;
    server.signal('SIGTERM');
    expect(await server.ended()).toBe('0');
    await server.start();
    await load.more(1);
    expect(load.report().requests - before).toBeGreaterThan(REQUESTS_DURING);
  }
  const { requests, failures, reasons, repeated } = await load.stop();
  console.log(
    `${RESTARTS} restarts: ${requests} requests, ${repeated} repeated, ${failures} failed`,
  );
  expect(reasons).toEqual([]);
  expect(failures).toBe(0);
});

test('no connection is closed and no request fails during reloads under load', async () => {
  const { paths, check } = readExpectedSite(built);
  const server = await activate(built);
  await server.start();
  const urls = paths.map((path) => new URL(path, server.url).href);
  const load = startLoad({ urls, kept: 8, fresh: 4, check });
  for (let reload = 0; reload < RESTARTS; reload++) {
    await load.more(REQUESTS_BETWEEN);
    await server.reload();
  }
  await load.more(REQUESTS_BETWEEN);
  const report = await load.stop();
  expect(report).toMatchObject({ failures: 0, reasons: [], repeated: 0 });
});

test('the load reports failed requests if the server is killed', async () => {
  const { paths, check } = readExpectedSite(built);
  const server = await activate(built);
  await server.start();
  const urls = paths.map((path) => new URL(path, server.url).href);
  const load = startLoad({ urls, kept: 0, fresh: 8, check });
  for (let kill = 0; kill < RESTARTS; kill++) {
    await load.more(REQUESTS_DURING);
    server.signal('SIGKILL');
    expect(await server.ended()).toBe('signal 9');
    await server.start();
  }
  expect((await load.stop()).failures).toBeGreaterThan(0);
});
