import { expect, test } from 'vitest';
import { listFiles } from '../basics/files.ts';
import { readinessPath, withReadiness } from './readiness.ts';
import { ask, askRaw, serve } from './testing/exchange.ts';
import { makeFolder, writeFiles } from './testing/site.ts';

async function serveReadiness(isReady: () => boolean) {
  return serve(withReadiness((_request, response) => void response.end('the app'), isReady));
}

test.each([
  [true, 200, 'ready\n'],
  [false, 503, 'not ready\n'],
])('a server whose readiness is %s reports it', async (ready, expected, line) => {
  const port = await serveReadiness(() => ready);
  const { status, headers, body } = await ask(port, readinessPath);
  expect([status, String(body)]).toEqual([expected, line]);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const head = await ask(port, readinessPath, { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([expected, 0]);
});

test.each(['/', `${readinessPath}/`, `${readinessPath}?`, '/.daymark', '/%2edaymark/ready'])(
  'a request for %s is passed on to the app',
  async (path) => {
    expect(String((await ask(await serveReadiness(() => true), path)).body)).toBe('the app');
  },
);

test('a request for the readiness path with another method is passed on to the app', async () => {
  const port = await serveReadiness(() => true);
  expect(String((await ask(port, readinessPath, { method: 'POST' })).body)).toBe('the app');
});

test('a request without a Host header is passed on to the app', async () => {
  const port = await serveReadiness(() => true);
  const bytes = `GET ${readinessPath} HTTP/1.1\r\nConnection: close\r\n\r\n`;
  expect(await askRaw(port, bytes)).toContain('the app');
});

test('no file of a site can have the readiness path', async () => {
  const folder = await makeFolder();
  await writeFiles(folder, { [readinessPath.slice(1)]: 'taken', 'about.html': '' });
  expect(listFiles(folder)).toEqual(['about.html']);
});
