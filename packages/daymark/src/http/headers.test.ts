import { expect, test } from 'vitest';
import { headerRules, headersFor, httpsHeadersFor } from './headers.ts';

test('every path has the security headers', () => {
  for (const path of ['/', '/about', '/_astro/app.js', '/beacon.svg', '/404'])
    expect(headersFor(path)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=(), '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
});

test('requests from the search page do not reveal what a visitor searches for', () => {
  expect(headersFor('/search')['Referrer-Policy']).toBe('strict-origin');
});

test('the frame page of a network is not indexed, and reveals only which site it is on', () => {
  expect(headersFor('/ads/frame/acme')).toMatchObject({
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'strict-origin',
  });
  expect(headersFor('/')).not.toHaveProperty('X-Robots-Tag');
});

test('own pages may write a link to the clipboard, but not read the clipboard', () => {
  const features = headersFor('/')['Permissions-Policy'];
  expect(features).toContain('clipboard-read=()');
  expect(features).not.toContain('clipboard-write');
});

test('own pages may keep the screen on', () => {
  expect(headersFor('/path/one-thing')['Permissions-Policy']).not.toContain('screen-wake-lock');
});

test.each([
  ['/_astro/app.D1gest.js', 'public, max-age=31536000, immutable'],
  ['/social/0a1b2c3d4e5f.png', 'public, max-age=31536000, immutable'],
  ['/pagefind/23a7a9742b/words.json', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/about', 'no-cache'],
  ['/robots.txt', 'no-cache'],
  ['/blog/_astro/x', 'no-cache'],
])('%s is cached as: %s', (path, expected) => {
  expect(headersFor(path)['Cache-Control']).toBe(expected);
});

test('a page has its own policy', () => {
  const { 'Content-Security-Policy': policy } = headersFor('/', { 'script-src': ["'sha256-a'"] });
  expect(policy).toBe("script-src 'sha256-a'");
});

test('an image or a feed that could run script may not; other files need no policy', () => {
  const policy = "script-src 'none'; frame-ancestors 'none'";
  expect(headersFor('/beacon.svg')['Content-Security-Policy']).toBe(policy);
  expect(headersFor('/rss.xml')['Content-Security-Policy']).toBe(policy);
  expect(headersFor('/topics/rest/feed.atom')['Content-Security-Policy']).toBe(policy);
  expect(headersFor('/robots.txt')).not.toHaveProperty('Content-Security-Policy');
});

test.each(['/LOGO.SVG', '/Feed.Xml', '/topics/rest/feed.ATOM'])(
  '%s may not run script either, because its type is matched in any letter case',
  (path) => {
    expect(headersFor(path)['Content-Security-Policy']).toContain("script-src 'none'");
  },
);

test('only social preview pictures may be embedded by other sites', () => {
  const policyOf = (path: string) => headersFor(path)['Cross-Origin-Resource-Policy'];
  expect(policyOf('/social/0a1b2c3d4e5f.png')).toBe('cross-origin');
  expect(policyOf('/icon-512.png')).toBe('same-origin');
});

test('Strict-Transport-Security is a rule for https only', () => {
  const rule = headerRules.find(({ headers }) => 'Strict-Transport-Security' in headers);
  expect(rule?.httpsOnly).toBe(true);
  expect(headersFor('/')).not.toHaveProperty('Strict-Transport-Security');
  expect(httpsHeadersFor('/about')).toEqual(rule?.headers);
});

test('the rules are plain data', () => {
  expect(structuredClone(headerRules)).toEqual(headerRules);
});
