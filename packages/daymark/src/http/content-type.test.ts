import { expect, test } from 'vitest';
import { typeOf } from './content-type.ts';

test.each([
  ['about.html', 'text/html; charset=utf-8', true],
  ['a.js', 'text/javascript; charset=utf-8', true],
  ['a.css', 'text/css; charset=utf-8', true],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['sitemap-1.xml', 'application/xml; charset=utf-8', true],
  ['topics/rest/rss.xml', 'application/rss+xml; charset=utf-8', true],
  ['topics/rest/feed.json', 'application/feed+json; charset=utf-8', true],
  ['pages.json', 'application/json; charset=utf-8', true],
  ['feed.atom', 'application/atom+xml; charset=utf-8', true],
  ['robots.txt', 'text/plain; charset=utf-8', true],
  ['beacon.SVG', 'image/svg+xml; charset=utf-8', true],
  ['serif.woff2', 'font/woff2', false],
  ['a.avif', 'image/avif', false],
  ['CNAME', 'application/octet-stream', false],
  ['a.tar.gz', 'application/octet-stream', false],
  ['pagefind.en_1.pf_meta', 'application/octet-stream', true],
])('%s has the type %s', (file, type, compressible) => {
  expect(typeOf(file)).toEqual({ type, compressible });
});
