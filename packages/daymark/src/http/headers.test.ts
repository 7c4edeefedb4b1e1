import { expect, test } from 'vitest';
import { headerRulesOf, headersFor, httpsHeaders, isImmutable } from './headers.ts';
import { rootFolder } from './urls.ts';

test('every path has the security headers', () => {
  for (const path of ['/', '/about', '/_astro/app.js', '/beacon.svg', '/404'])
    expect(headersFor(path)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=(),'),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
});

test('requests from the search page do not reveal what a visitor searches for', () => {
  expect(headersFor('/search')['Referrer-Policy']).toBe('strict-origin');
});

test('the frame page of an ad network is not indexed, reveals only the origin of the site, and gets a process of its own', () => {
  expect(headersFor('/ads/frame/acme')).toMatchObject({
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'strict-origin',
    'Origin-Agent-Cluster': '?1',
  });
  expect(headersFor('/')).not.toHaveProperty('X-Robots-Tag');
  expect(headersFor('/')).not.toHaveProperty('Origin-Agent-Cluster');
});

test('pages of the site may write to the clipboard', () => {
  expect(headersFor('/')['Permissions-Policy']).not.toContain('clipboard-write');
});

test('pages of the site may keep the screen on', () => {
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
  ['/house/0a1b2c3d4e.svg', 'public, max-age=31536000, immutable'],
  ['/house/garden.svg', 'no-cache'],
  ['/house/0a1b2c3d4.svg', 'no-cache'],
  ['/house/0a1b2c3d4e5.svg', 'no-cache'],
  ['/house/0A1B2C3D4E.svg', 'no-cache'],
  ['/social/party.png', 'no-cache'],
  ['/social/garden-party.png', 'no-cache'],
  ['/pagefind/notes.json', 'no-cache'],
])('the Cache-Control header of %s is %s', (path, expected) => {
  expect(headersFor(path)['Cache-Control']).toBe(expected);
});

test('the CSP header of a page contains the policy of that page', () => {
  const { 'Content-Security-Policy': policy } = headersFor('/', { 'script-src': ["'sha256-a'"] });
  expect(policy).toBe("script-src 'sha256-a'");
});

test('the CSP of SVG images and XML feeds forbids script, and other files have no CSP', () => {
  const policy = "script-src 'none'; frame-ancestors 'none'";
  expect(headersFor('/beacon.svg')['Content-Security-Policy']).toBe(policy);
  expect(headersFor('/rss.xml')['Content-Security-Policy']).toBe(policy);
  expect(headersFor('/topics/rest/feed.atom')['Content-Security-Policy']).toBe(policy);
  expect(headersFor('/robots.txt')).not.toHaveProperty('Content-Security-Policy');
});

test.each(['/LOGO.SVG', '/Feed.Xml', '/topics/rest/feed.ATOM'])(
  'the CSP of %s forbids script, because extensions match in any letter case',
  (path) => {
    expect(headersFor(path)['Content-Security-Policy']).toContain("script-src 'none'");
  },
);

test('other sites may embed social images and no other files', () => {
  const policyOf = (path: string) => headersFor(path)['Cross-Origin-Resource-Policy'];
  expect(policyOf('/social/0a1b2c3d4e5f.png')).toBe('cross-origin');
  expect(policyOf('/icon-512.png')).toBe('same-origin');
  expect(policyOf('/social/party.png')).toBe('same-origin');
});

test('Strict-Transport-Security is sent over https only', () => {
  for (const { headers } of headerRulesOf(rootFolder))
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
  expect(headersFor('/')).not.toHaveProperty('Strict-Transport-Security');
  expect(httpsHeaders).toEqual({ 'Strict-Transport-Security': 'max-age=63072000' });
});

test('the header rules are plain data, without functions', () => {
  const rules = headerRulesOf(rootFolder);
  expect(structuredClone(rules)).toEqual(rules);
});

test('the rules hold in each folder of a site, and nowhere outside', () => {
  const folders = [
    { path: '/calm', search: '/calm/search' },
    { path: '/calm/de', search: '/calm/de/suche' },
  ];
  const headersAt = (url: string) => headersFor(url, undefined, folders);
  for (const folder of ['/calm', '/calm/de']) {
    for (const asset of [
      '_astro/a.js',
      'house/0a1b2c3d4e.svg',
      'pagefind/0a1b2c3d4e/a.json',
      'social/0a1b2c3d4e5f.png',
    ])
      expect(isImmutable(`${folder}/${asset}`, folders)).toBe(true);
    expect(headersAt(`${folder}/social/0a1b2c3d4e5f.png`)).toMatchObject({
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    expect(headersAt(`${folder}/ads/frame/acme`)).toHaveProperty('X-Robots-Tag');
  }
  for (const search of ['/calm/search', '/calm/de/suche'])
    expect(headersAt(search)['Referrer-Policy']).toBe('strict-origin');
  for (const outside of ['/_astro/a.js', '/search', '/calm/de/search', '/ads/frame/acme'])
    expect(headersAt(outside)).toEqual(headersAt('/'));
});
