import { describe, expect, it } from 'vitest';
import { headersFor } from '../../../packages/daymark/src/http/headers.ts';
import { onEveryHost } from './every-host.ts';
import { bytesOf, definedHeadersOf, fileAt, lowerCased, plain, site } from './site.ts';

const redirects = [...site.routes].flatMap(([from, route]) =>
  route.kind === 'redirect' ? [[encodeURI(from), encodeURI(route.to)] as const] : [],
);
const page = fileAt('/404');

onEveryHost((host) => {
  describe('an alias such as /about/ or /about.html, or an old URL', () => {
    it('redirects permanently to the canonical URL', async () => {
      expect(redirects).toContainEqual(['/2019/caf%C3%A9.html', '/about']);
      // Old URLs that differ only in case have different targets.
      expect(redirects).toContainEqual(['/blog/an-old-name', '/blog']);
      expect(redirects).toContainEqual(['/Blog/An-Old-Name', '/about']);
      for (const [from, to] of redirects) {
        const { status, headers, body } = await host.get(from);
        expect([from, status, headers.location, body.length]).toEqual([from, 308, to, 0]);
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
      expect([reply.status, reply.headers.location]).toEqual([308, location]);
      expect(definedHeadersOf(reply)).toEqual(lowerCased(headersFor('/')));
    });
  });

  describe('a URL that does not exist', () => {
    it.each([
      '/missing',
      '/missing/',
      '/missing.html',
      '/missing.png/',
      '/missing.png//',
      '/blog/missing',
      '/index.php',
      '/constructor',
      '/ABOUT',
      '/About/',
      '/BLOG/an-old-name',
      '/Blog',
      '/BLOG%0A',
      '/about//',
      '//about',
      '//evil.example/about/',
      '/about%20',
      '/blog%2Fan-old-name',
      '/about%3F',
      '/index.html.br',
      '/about.html.gz',
      '/.hidden',
      '/.site/about.html',
      '/.whole/about.html',
      '/.line/416',
      '/.page/404',
      '/404',
    ])('gets the 404 page: %s', async (path) => {
      const reply = await host.get(path);
      expect([reply.status, definedHeadersOf(reply)]).toEqual([404, lowerCased(page.headers)]);
      expect(reply.body.equals(bytesOf(page.identity))).toBe(true);
      expect(reply.headers).not.toHaveProperty('location');
    });

    it.each([
      '/missing.png',
      '/_astro/app.0ld.js',
      '/_astro/missing',
      '/a/b.webmanifest',
      '/X.PNG',
      '/policy.json',
      '/redirects.json',
      '/linked.json',
      '/site.json',
    ])('gets one line of plain text if it looks like the URL of an asset: %s', async (path) => {
      const reply = await host.get(path, { 'Accept-Encoding': 'br' });
      expect([reply.status, definedHeadersOf(reply)]).toEqual([404, plain]);
      expect(String(reply.body)).toBe('Not found\n');
    });

    it.each(['br', 'gzip'] as const)('gets the 404 page encoded as %s', async (encoding) => {
      const { status, headers, body } = await host.get('/missing', { 'Accept-Encoding': encoding });
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
    expect([reply.status, definedHeadersOf(reply)]).toEqual([500, lowerCased(headers)]);
    expect(reply.body.equals(bytesOf(identity))).toBe(true);
  });
});
