import { describe, expect, test } from 'vitest';
import { ask, serveSite } from './testing/exchange.ts';
import { makeSite, siteFiles } from './testing/site.ts';

const br = { 'Accept-Encoding': 'gzip, br' };

describe('redirects', () => {
  test.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
    ['/about.html', '/about'],
    ['/about.html?x', '/about?x'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/blog/', '/blog'],
    ['/blog/first-light.html', '/blog/first-light'],
    ['/robots.txt/', '/robots.txt'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
    ['http://evil.example/about/', '/about'],
    ['/about/?next=//evil.example', '/about?next=//evil.example'],
  ])('%s redirects to %s', async (path, location) => {
    const { status, headers } = await ask(await serveSite(), path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/about/',
    '//evil.example/%2e%2e/',
    '/\\evil.example',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2Fevil.example/',
    '/.//evil.example/',
    '//',
    '//about/',
    '/about//',
    '/missing/',
  ])('%s does not redirect', async (path) => {
    const { status, headers } = await ask(await serveSite(), path);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('location');
  });
});

describe('a path that does not exist', () => {
  test.each(['/missing', '/missing.html', '/blog/missing', '/constructor', '/a.b/c'])(
    '%s gets the 404 page',
    async (path) => {
      const { status, headers, body } = await ask(await serveSite(), path);
      expect([status, String(body)]).toEqual([404, siteFiles['404.html']]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test.each(['/missing.png', '/_astro/app.0ld.js', '/_astro/missing', '/a/b.webmanifest'])(
    '%s gets one line of plain text',
    async (path) => {
      const { status, headers, body } = await ask(await serveSite(), path);
      expect([status, String(body)]).toEqual([404, 'Not found\n']);
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  test('gets the whole 404 page even if the request has conditional headers', async () => {
    const port = await serveSite();
    const headers = { 'If-None-Match': '*', Range: 'bytes=0-3' };
    const { status, body } = await ask(port, '/missing', { headers });
    expect([status, String(body)]).toEqual([404, siteFiles['404.html']]);
  });

  test('gets one line of plain text when the site has no 404 page', async () => {
    const root = await makeSite({ 'index.html': 'Home' });
    const { status, body } = await ask(await serveSite(root), '/missing');
    expect([status, String(body)]).toEqual([404, 'Not found\n']);
  });
});

test.each([
  ['/404', 404],
  ['/500', 500],
])('the error page %s, requested directly, has its error status', async (path, expected) => {
  const { status, body } = await ask(await serveSite(), path);
  expect([status, String(body)]).toEqual([expected, siteFiles[`${expected}.html`]]);
});

describe('methods', () => {
  test.each(['/', '/missing', '/about/', '/robots.txt', '/x.png', '/500'])(
    'the response to HEAD of %s has the headers of GET and no body',
    async (path) => {
      const port = await serveSite();
      const get = await ask(port, path, { headers: br });
      const head = await ask(port, path, { headers: br, method: 'HEAD' });
      expect(head.body).toHaveLength(0);
      const { date: _, ...expected } = get.headers;
      expect(head).toMatchObject({ status: get.status, headers: expected });
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND'])(
    'the method %s is not allowed',
    async (method) => {
      const { status, headers } = await ask(await serveSite(), '/', { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );
});

describe('Strict-Transport-Security', () => {
  const strict = 'strict-transport-security';

  test.each(['https', 'HTTPS', 'https, http'])(
    'is in every response when the proxy in front reports %s',
    async (protocol) => {
      const port = await serveSite();
      const headers = { 'X-Forwarded-Proto': protocol };
      for (const path of ['/', '/missing', '/x.png', '/about/', '/%'])
        expect((await ask(port, path, { headers })).headers[strict]).toBe('max-age=63072000');
    },
  );

  test.each(['http', 'http, https', ''])(
    'is not sent when the proxy in front reports %j',
    async (protocol) => {
      const headers = { 'X-Forwarded-Proto': protocol };
      expect((await ask(await serveSite(), '/', { headers })).headers).not.toHaveProperty(strict);
    },
  );
});
