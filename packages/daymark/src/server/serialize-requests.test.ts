import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { askRaw, portOf, serve } from '../../../../tests/embedded-server.ts';
import { serializeRequests } from './serialize-requests.ts';

const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

/** Returns requests that a client sends at once. The last one closes the connection. */
function pipeline(count: number): { paths: string[]; bytes: string } {
  const paths = Array.from({ length: count }, (_, index) => `/${index}`);
  const last = paths.at(-1);
  const requests = paths.map((path) => request(path, path === last ? 'Connection: close\r\n' : ''));
  return { paths, bytes: requests.join('') };
}

async function serveSlowly() {
  const counts = { open: 0, peak: 0, begun: 0 };
  const port = await serve(({ url }, response) => {
    counts.begun++;
    counts.peak = Math.max(counts.peak, ++counts.open);
    response.once('finish', () => counts.open--);
    setTimeout(() => response.end(`[${url}]`), 5);
  });
  return { counts, port };
}

/** The limits of the waiting requests of a connection, and of the bytes of these requests. */
const maxWaiting = 16;
const maxBytes = { ofConnection: 128 * 1024, ofClient: 4 * 1024 ** 2 };

test('requests that one connection sends at once are answered one after another', async () => {
  const { counts, port } = await serveSlowly();
  const { paths, bytes } = pipeline(1 + maxWaiting);
  const replies = await askRaw(port, bytes);
  expect([...replies.matchAll(/\[(.*?)\]/g)].map(([, path]) => path)).toEqual(paths);
  expect(counts.peak).toBe(1);
});

test('requests after the last response of a connection are not started', async () => {
  const begun: unknown[] = [];
  const port = await serve(({ url }, response) => {
    begun.push(url);
    response.writeHead(405, { Connection: 'close' }).end('[last]');
  });
  expect(await askRaw(port, pipeline(3).bytes)).toContain('[last]');
  expect(begun).toEqual(['/0']);
});

test('a connection with too many waiting requests is closed', async () => {
  const { counts, port } = await serveSlowly();
  expect(await askRaw(port, pipeline(2 + maxWaiting).bytes)).toBe('');
  expect(await askRaw(port, pipeline(1_000).bytes)).toBe('');
  expect(counts.begun).toBe(2);
  expect(await askRaw(port, pipeline(1).bytes)).toContain('[/0]');
});

/** Returns a request that needs some 14 KB of memory. */
const largeRequest = (path: string, more = '') =>
  request(path, `${'A: '.padEnd(12_000, 'a')}\r\n${more}`);

test('a connection whose waiting requests need too much memory is closed', async () => {
  const { port } = await serveSlowly();
  const count = Math.floor(maxBytes.ofConnection / 15_000);
  const large = largeRequest('/large').repeat(count);
  const last = largeRequest('/last', 'Connection: close\r\n');
  expect(await askRaw(port, large + last)).toContain('[/last]');
  expect(await askRaw(port, large + large + last)).toBe('');
});

test('the memory for the waiting requests of one client is limited', async () => {
  const pending = new Set<() => void>();
  const port = await serve(({ url }, response) => {
    if (url === '/held') pending.add(() => response.end('[held]'));
    else response.end(`[${url}]`);
  });
  const bytes = request('/held') + largeRequest('/waiting').repeat(7);
  const ofConnection = 7 * 14_000;
  const max = Math.floor(maxBytes.ofClient / ofConnection);
  const from = { port, host: '127.0.0.1', localAddress: '127.0.0.2' };
  const sockets = Array.from({ length: max + 10 }, () => {
    const socket = connect(from).on('error', () => {});
    socket.write(bytes);
    return socket;
  });
  const closed = () => sockets.filter(({ destroyed }) => destroyed);
  await expect.poll(() => closed().length).toBeGreaterThanOrEqual(10);
  await expect.poll(() => pending.size).toBe(sockets.length);
  expect(closed().length).toBeLessThan(20);
  // Other clients may still let requests wait.
  expect(await askRaw(port, pipeline(3).bytes)).toContain('[/2]');

  // The memory is free again as soon as the requests no longer wait.
  for (const socket of sockets) socket.destroy();
  const answer = () => askRaw(port, pipeline(3).bytes, from.localAddress);
  await expect.poll(answer).toContain('[/2]');
});

test('the received bytes of a closed connection are not parsed', async () => {
  let parsed = 0;
  const server = createServer(serializeRequests(() => {}).listener).on('request', () => parsed++);
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  expect(await askRaw(portOf(server.address()), pipeline(1_000).bytes)).toBe('');
  expect(parsed).toBe(2 + maxWaiting);
});
