import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { Address } from './environment.ts';
import { limits, listen, urlOfServer } from './listen.ts';
import { portOf } from './testing/exchange.ts';

const free: Address = { port: 0, host: '127.0.0.1' };

async function open(address: Address) {
  const server = await listen((_request, response) => void response.end('here'), address);
  onTestFinished(() => void server.close());
  return server;
}

test('a free port is chosen and told', async () => {
  const server = await open(free);
  const url = urlOfServer(server, free.host);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+\/$/);
  expect(await (await fetch(url)).text()).toBe('here');
});

test('an address of IPv6 is written in brackets', async () => {
  const server = await open({ port: 0, host: '::1' });
  expect(urlOfServer(server, '::1')).toMatch(/^http:\/\/\[::1\]:\d+\/$/);
});

test('a port in use is told with the remedy', async () => {
  const port = portOf((await open(free)).address());
  await expect(open({ ...free, port })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use. Choose another: PORT=${port + 1} npm start`,
  );
});

test.each(['192.0.2.1', 'no-such-host.invalid'])('%s is told to be elsewhere', async (host) => {
  await expect(open({ port: 0, host })).rejects.toThrow(
    `HOST: expected an address of this machine, found "${host}". Example: HOST=127.0.0.1 npm start`,
  );
});

test('slow clients are limited', async () => {
  expect(limits).toMatchObject({ headersTimeout: 5_000, requestTimeout: 10_000 });
  expect(await open(free)).toMatchObject({ ...limits, timeout: 30_000, maxConnections: 1_000 });
});

test('a client that does not finish its headers is sent away in time', {
  timeout: 9_000,
}, async () => {
  const port = portOf((await open(free)).address());
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  const started = performance.now();
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - started).toBeLessThan(7_500);
});
