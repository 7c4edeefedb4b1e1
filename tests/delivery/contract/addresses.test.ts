import { describe, expect, it } from 'vitest';
import { headersFor } from '../../../packages/daymark/src/http/headers.ts';
import { isElsewhere } from '../../../packages/daymark/src/http/urls.ts';
import type { Reply } from '../../embedded-server.ts';
import { expected, locationOf } from './differences.ts';
import { onEveryHost } from './every-host.ts';
import {
  bytesOf,
  definedHeadersOf,
  encoded,
  fileAt,
  lowerCased,
  plain,
  routes,
  site,
} from './site.ts';

/**
 * Matches addresses that this test leaves out: most of the many similar old addresses, and aliases
 * that other tests request.
 */
const LEFT_OUT = /^\/many\/\d*(?!00)\d\d\.|\/index(?:\.html)?\/?$|\.html\/$|\\/;

/** All old addresses, and the aliases with `.html` or a slash at the end. */
const redirects = [...routes].flatMap(([from, route]) =>
  route.kind === 'redirect' &&
  !isElsewhere(route.to) &&
  (!LEFT_OUT.test(from) || (/^\/(?!many)/.test(from) && from in site.redirects))
    ? [[encoded(from), encoded(route.to)] as const]
    : [],
);
const page = fileAt('/404');

onEveryHost((host) => {
  /**
   * Checks that a response has the headers that the site defines, and no further headers except
   * those that a host adds.
   */
  function expectHeaders(reply: Reply, headers: Readonly<Record<string, string>>): void {
    const found = definedHeadersOf(reply);
    if (expected(host.name, 'the headers of an error or a redirect', true))
      expect(found).toEqual(headers);
    else expect(found).toMatchObject(headers);
  }

  describe('an alias such as /about/ or /about.html, or an old URL', () => {
    it('redirects permanently to the canonical URL', async () => {
      expect(redirects).toContainEqual(['/2019/caf%C3%A9.html', '/about']);
      // Old URLs that differ only in case have different targets.
      expect(redirects).toContainEqual(['/blog/an-old-name', '/blog']);
      expect(redirects).toContainEqual(['/Blog/An-Old-Name', '/about']);
      for (const [from, to] of redirects) {
        const { status, headers, body } = await host.get(from);
        const wanted = expected(host.name, `the status of ${from}`, 308);
        expect([from, status]).toEqual([from, wanted]);
        if (status !== 308) continue;
        expect([from, headers.location]).toEqual([from, locationOf(host.name, site.url, to)]);
        expect(String(body)).toEqual(expected(host.name, 'the body of a redirect', ''));
      }
    });

    it('may have a query, in any order and among other parameters', async () => {
      const old = Object.entries(site.redirects).filter(([from]) => from.includes('?'));
      expect(old.length).toBeGreaterThan(15);
      for (const [from, to] of old) {
        const [path = '', query = ''] = encodeURI(from).split('?');
        const turned = query.split('&').toReversed().join('&');
        for (const target of [`${path}?${query}`, `${path}?utm_source=feed&${turned}`]) {
          const { status, headers } = await host.get(target);
          expect([target, status, headers.location]).toEqual([
            target,
            308,
            locationOf(host.name, site.url, to),
          ]);
        }
      }
      const slash = await host.get('/index.phtml/?L=1&id=3');
      expect(slash.status).toBe(308);
    });

    it.each([
      ['/?p=13', 200],
      ['/?p=', 200],
      ['/?page_id=12', 200],
      ['/?p=12&page=3', 308],
      ['/index.phtml?id=3', 308],
      ['/about?p=12', 200],
    ])('with another query is the page at the path: %s', async (path, wanted) => {
      const { status } = await host.get(path);
      expect(status).toBe(wanted);
    });

    it('leads from /ads.txt to the file on another host, temporarily and without the query', async () => {
      for (const path of ['/ads.txt', '/ads.txt/', '/ads.txt?x=1']) {
        const reply = await host.get(path);
        expect([reply.status, reply.headers.location]).toEqual([
          302,
          'https://manager.example/a%20b/ads.txt?site=1',
        ]);
        expectHeaders(reply, lowerCased(headersFor('/')));
      }
    });

    it.each([
      ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
      ['/about.html?', '/about?'],
      ['/blog/an-old-name?x=/y?z', '/blog?x=/y?z'],
      ['/about/?next=//evil.example', '/about?next=//evil.example'],
      ['http://evil.example/about/', '/about'],
    ])('keeps the query: %s', async (path, location) => {
      const reply = await host.get(path);
      expect([reply.status, reply.headers.location]).toEqual([
        308,
        locationOf(host.name, site.url, location),
      ]);
      expectHeaders(reply, lowerCased(headersFor('/')));
    });
  });

  it.each(['/blog/gone', '/blog/gone/', '/blog/gone?a=1', '/2019/gr%C3%B6%C3%9Fe%20(1).html'])(
    'the address of a page that is gone gets the 404 page with status 410: %s',
    async (path) => {
      const reply = await host.get(path);
      expect(reply.status).toBe(410);
      expectHeaders(reply, lowerCased(page.headers));
      expect(reply.body.equals(bytesOf(page.identity))).toBe(true);
    },
  );

  describe('a URL that does not exist', () => {
    it.each([
      '/missing',
      '/missing/',
      '/missing.html',
      '/missing.png/',
      '/missing.png//',
      '/caf%E9',
      '/blog/missing',
      '/index.php',
      '/constructor',
      '/ABOUT',
      '/About/',
      '/BLOG/an-old-name',
      '/Blog',
      '/BLOG%0A',
      '//evil.example/about/',
      '/about%20',
      '/about%3F',
      '/index.html.br',
      '/about.html.gz',
      '/.hidden',
      '/404',
    ])('gets the 404 page: %s', async (path) => {
      const reply = await host.get(path);
      expect(reply.status).toBe(404);
      expectHeaders(reply, lowerCased(page.headers));
      expect(reply.body.equals(bytesOf(page.identity))).toBe(true);
      expect(reply.headers).not.toHaveProperty('location');
    });

    it('has an encoded slash', async () => {
      const { status, body } = await host.get('/blog%2Fan-old-name');
      const isPage = body.equals(bytesOf(page.identity));
      const wanted = expected(host.name, 'the page for an encoded slash', true);
      expect([status, isPage]).toEqual([404, wanted]);
    });

    it('gets a 404 response even if no file can have its name', async () => {
      const { status } = await host.get(`/blog/${'n'.repeat(300)}`);
      expect(status).toBe(expected(host.name, 'the status of a name of 300 bytes', 404));
    });

    it.each([
      ['//about/', '/about'],
      ['//about.html', '/about'],
      ['//index.html', '/'],
    ])('leads to no other host: %s', async (path, location) => {
      const { status, headers } = await host.get(path);
      // A browser would read a Location that begins with two slashes as the address of another host.
      expect([status, new URL(headers.location ?? '', site.url).href]).toEqual([
        308,
        site.url.origin + location,
      ]);
    });

    it.each([
      '/missing.png',
      '/_astro/app.0ld.js',
      '/_astro/missing',
      '/a/b.webmanifest',
      '/X.PNG',
      '/policy.json',
      '/redirects.json',
      '/site.json',
    ])('gets one line of plain text if it looks like the URL of an asset: %s', async (path) => {
      const reply = await host.get(path);
      expect(reply.status).toBe(404);
      if (expected(host.name, 'the response for a missing asset', 'line') === 'line') {
        expect(definedHeadersOf(reply)).toEqual(plain);
        expect(String(reply.body)).toBe('Not found\n');
      } else expect(reply.body.equals(bytesOf(page.identity))).toBe(true);
    });

    it('is not resolved by a symbolic link', async () => {
      const { status } = await host.get('/linked.json');
      expect(status).toBe(expected(host.name, 'the response for a symbolic link', 404));
    });

    it.each(['br', 'gzip'] as const)('gets the 404 page encoded as %s', async (accepted) => {
      const encoding = expected(host.name, `the encoding for "${accepted}"`, accepted);
      const { status, headers, body } = await host.get('/missing', { 'Accept-Encoding': accepted });
      expect([status, headers['content-encoding']]).toEqual([404, encoding]);
      const stored = page.encoded.find((each) => each.encoding === encoding) ?? page.identity;
      expect(body.equals(bytesOf(stored))).toBe(true);
    });

    it('gets a 404 response even if the request has conditional headers', async () => {
      const conditions = { 'If-None-Match': '*', Range: 'bytes=0-3' };
      const { status, body } = await host.get('/missing', conditions);
      expect([status, body.equals(bytesOf(page.identity))]).toEqual([404, true]);
    });
  });

  it('sends the 500 page with status 500 when it is requested directly', async () => {
    const reply = await host.get('/500');
    const { headers, identity } = fileAt('/500');
    expect(reply.status).toBe(500);
    expectHeaders(reply, lowerCased(headers));
    expect(reply.body.equals(bytesOf(identity))).toBe(true);
  });
});
