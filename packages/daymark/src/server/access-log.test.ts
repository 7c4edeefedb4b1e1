import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ask, askRaw, serve, siteListener } from '../../../../tests/embedded-server.ts';
import { makeSite } from '../../../../tests/small-site.ts';
import { lineWriter, loggedPath, printable, withAccessLog } from './access-log.ts';

async function serveLogged(app?: RequestListener) {
  const root = await makeSite();
  const lines: string[] = [];
  const listener = app ?? (await siteListener(root));
  const port = await serve(withAccessLog(listener, (line) => lines.push(line)));
  const entries = async (count: number) => {
    await expect.poll(() => lines).toHaveLength(count);
    return lines.map((line) => JSON.parse(line));
  };
  return { port, lines, entries };
}

test('a response is logged in one line', async () => {
  const { port, entries } = await serveLogged();
  const { headers } = await ask(port, '/', { headers: { 'Accept-Encoding': 'br' } });
  const [entry] = await entries(1);
  expect(entry).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    method: 'GET',
    path: '/',
    status: 200,
    bytes: expect.any(Number),
    milliseconds: expect.any(Number),
  });
  expect(entry.bytes).toBeGreaterThan(Number(headers['content-length']));
});

test.each([
  ['/missing', 'GET', 404],
  ['/about/', 'GET', 308],
  ['/%', 'GET', 400],
  ['/', 'POST', 405],
  ['/', 'HEAD', 200],
])('a request for %s with the method %s is logged with status %i', async (path, method, status) => {
  const { port, entries } = await serveLogged();
  await ask(port, path, { method });
  expect(await entries(1)).toMatchObject([{ path, method, status }]);
});

test.each(['', 'Host: a\r\nHost: b\r\n'])(
  'a request with the Host headers %j is logged',
  async (hosts) => {
    const { port, entries } = await serveLogged();
    await askRaw(port, `GET /about HTTP/1.1\r\n${hosts}\r\n`);
    expect(await entries(1)).toMatchObject([{ path: '/about', status: 400 }]);
  },
);

test('the access log contains no data about the client and no private data', async () => {
  const { port, lines, entries } = await serveLogged();
  const headers = {
    'User-Agent': 'hidden-agent',
    Referer: 'https://hidden.example/',
    Cookie: 'hidden=1',
    'X-Forwarded-For': '192.0.2.77',
  };
  await ask(port, '/about?token=hidden#hidden', { headers });
  await ask(port, 'http://hidden:hidden@a.example/about?hidden', { headers });
  await ask(port, '/%?hidden', { headers });
  expect((await entries(3)).map(({ path }) => path)).toEqual(['/about', '/about', '/%']);
  expect(lines.join()).not.toMatch(/hidden|192\.0\.2\.77|127\.0\.0\.1/);
});

test('a hostile path cannot forge a log line', async () => {
  const { port, lines, entries } = await serveLogged();
  const path = '/a%0A%7B%22status%22:1%7D%0D%1B%5B31m%C2%85%E2%80%A8"';
  await ask(port, path);
  expect(await entries(1)).toMatchObject([{ path: decodeURI(path), status: 404 }]);
  expect(lines[0]).toMatch(/^[\x20-\x7e]+$/);
});

test('a long path is truncated in the access log', async () => {
  const { port, entries } = await serveLogged();
  await ask(port, `/${'a'.repeat(5_000)}`);
  expect((await entries(1))[0].path).toHaveLength(1_000);
});

test('each request of one connection is logged with its own byte count', async () => {
  const { port, entries } = await serveLogged(
    (request, response) => void response.end('x'.repeat(Number(request.url?.slice(1)))),
  );
  const requests = ['/10', '/100000', '/20'].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`);
  await askRaw(port, `${requests.join('\r\n')}Connection: close\r\n\r\n`);
  const sizes = (await entries(3)).map(({ path, bytes }) => bytes - Number(path.slice(1)));
  for (const size of sizes) expect(size).toBeGreaterThan(50);
  for (const size of sizes) expect(size).toBeLessThan(250);
});

test('a request that the client aborts is logged as aborted', async () => {
  const { port, entries } = await serveLogged(() => {});
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  setTimeout(() => socket.destroy(), 50);
  await text(socket).catch(() => '');
  expect(await entries(1)).toMatchObject([
    { path: '/slow', status: null, bytes: 0, aborted: true },
  ]);
});

test('lines are written in order', () => {
  const stream = new PassThrough();
  const write = lineWriter(stream);
  write('first');
  write('second');
  expect(String(stream.read())).toBe('first\nsecond\n');
});

test('lines that a slow reader cannot take are dropped and counted', async () => {
  const stream = new PassThrough({ highWaterMark: 1 });
  const write = lineWriter(stream, 20);
  for (let number = 10; number < 100; number++) write(`line ${number}`);
  const kept = String(stream.read());
  await new Promise((resolve) => setTimeout(resolve, 10));
  const rest = String(stream.read() ?? '');
  write('after');
  await new Promise((resolve) => setTimeout(resolve, 10));
  const last = String(stream.read());
  const count = (kept + rest).split('\n').length - 1;
  expect(count).toBeLessThan(10);
  expect(last).toBe(`{"dropped":${90 - count}}\nafter\n`);
});

test('a reader of the log that disconnects causes no error', () => {
  const stream = new PassThrough();
  const write = lineWriter(stream);
  stream.emit('error', new Error('EPIPE'));
  expect(() => write('line')).not.toThrow();
  expect(stream.read()).toBeNull();
});

test.each([
  ['/about?email=a@b.example', '/about'],
  ['http://anna:secret@site.example/about?x', '/about'],
  ['/caf%C3%A9', '/caf\u00e9'],
  ['/%', '/%'],
  ['*?private', '*'],
  [`/${'a'.repeat(2_000)}`, `/${'a'.repeat(999)}`],
])('the log contains only the path of %s', (target, path) => {
  expect(loggedPath(target)).toBe(path);
});

test('characters outside printable ASCII are escaped', () => {
  expect(printable('a\nb \u00e9\u2028')).toBe(String.raw`a\u000ab \u00e9\u2028`);
});
