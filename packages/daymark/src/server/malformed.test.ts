import { describe, expect, test } from 'vitest';
import { ask, askRaw, serveSite } from './testing/exchange.ts';

/** A request that asks the server to close the connection after it. */
const requestFor = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`;

describe('a malformed request', () => {
  test.each([
    ['/%', 400],
    ['/%zz', 400],
    ['/%C0%AE%C0%AE/', 400],
    ['/%00', 404],
    ['/about%00', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/%2e%2e%2f%2e%2e%2fpolicy.json', 404],
    ['/..%5c..%5cpolicy.json', 404],
    ['/../policy.json', 404],
    ['/../policy', 404],
    ['/%252e%252e/policy.json', 404],
    ['/about#x', 404],
    ['*', 400],
    ['about', 400],
    ['/a b', 400],
    ['/\0', 400],
    ['/\r\nX-Injected: 1\r\n', 400],
  ])('for %j gets the expected status, and the server keeps running', async (path, expected) => {
    const port = await serveSite();
    const reply = await askRaw(port, requestFor(path));
    expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${expected} `));
    expect((await ask(port, '/')).status).toBe(200);
  });

  test.each([
    ['letters', 'a', 8192, 404],
    ['slashes', '/', 8192, 404],
    ['dots', '%2e', 2700, 404],
    ['letters', 'a', 20_000, 431],
  ])(
    'with a path of %s (%j, %i times) gets the expected status',
    async (_title, piece, count, expected) => {
      const port = await serveSite();
      const path = `/${piece.repeat(count)}`;
      const reply = await askRaw(port, requestFor(path));
      expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${expected} `));
      expect((await ask(port, '/')).status).toBe(200);
    },
  );

  test('with non-ASCII bytes does not stop the server', async () => {
    const port = await serveSite();
    const bytes = Buffer.from(requestFor('/about/?q=\xe9\xff'), 'latin1');
    expect(await askRaw(port, bytes)).toMatch(/^HTTP\/1\.1 (308|400) /);
    expect((await ask(port, '/')).status).toBe(200);
  });

  test('with 3,000 headers does not stop the server', async () => {
    const port = await serveSite();
    const flood = 'a: b\r\n'.repeat(3_000);
    const reply = await askRaw(port, requestFor('/', flood));
    expect(reply).toMatch(/^HTTP\/1\.1 (200|431) /);
    expect((await ask(port, '/')).status).toBe(200);
  });
});
