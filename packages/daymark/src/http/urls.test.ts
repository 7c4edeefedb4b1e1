import { expect, test } from 'vitest';
import { aliasesOf } from '../../../../tests/routes.ts';
import {
  aliasedBy,
  candidatesAt,
  encodePath,
  folderOf,
  isAsset,
  readTarget,
  statusOf,
  urlOf,
} from './urls.ts';

const indexes = ['/index', '/index/', '/index.html', '/index.html/'];
const ends = ['/', '.html', '.html/', ...indexes];

test.each([
  ['index.html', '/', indexes],
  ['about.html', '/about', ends.map((end) => `/about${end}`)],
  ['blog/x.html', '/blog/x', ends.map((end) => `/blog/x${end}`)],
  ['blog/index.html', '/blog', ends.map((end) => `/blog${end}`)],
  ['robots.txt', '/robots.txt', ends.map((end) => `/robots.txt${end}`)],
  ['reindex.html', '/reindex', ends.map((end) => `/reindex${end}`)],
])('%s has the URL %s and the aliases %s', (file, url, aliases) => {
  expect(urlOf(file)).toBe(url);
  expect(aliasesOf(file)).toEqual(aliases);
  for (const alias of aliases) {
    expect([alias, aliasedBy(alias)]).toEqual([alias, expect.arrayContaining([url])]);
    expect([alias, candidatesAt(alias)]).toEqual([alias, expect.arrayContaining([file])]);
  }
});

test.each(['/', '/.html', '/about//', '/about'])('%s is no alias', (path) => {
  expect(aliasedBy(path)).toEqual([]);
});

test.each([
  ['/about', '/about', ''],
  ['/about?a=/b?c', '/about', '?a=/b?c'],
  ['/caf%C3%A9', '/café', ''],
  ['/a%2Fb%3Fc', '/a%2Fb?c', ''],
  ['/x%40y', '/x@y', ''],
  ['/a+b', '/a+b', ''],
  ['/a%2Bb', '/a+b', ''],
  ['/a%2Cb%3Bc', '/a,b;c', ''],
  ['/a%23b.txt?x=%23', '/a#b.txt', '?x=%23'],
  ['/a%25b.txt', '/a%b.txt', ''],
  ['/a%5Cb.txt', '/a\\b.txt', ''],
  ['/%252e', '/%2e', ''],
  ['/caf%E9', '/caf\u{fffd}', ''],
  ['/%C0%AE/a', '/\u{fffd}/a', ''],
  ['//evil.example/x', '/evil.example/x', ''],
  ['/about//', '/about/', ''],
  ['///', '/', ''],
  ['/./about', '/about', ''],
  ['/blog/%2e%2e/about', '/about', ''],
  ['/blog/tea/..', '/blog/', ''],
  ['/blog/.', '/blog/', ''],
  ['/blog/..', '/', ''],
  ['/.well-known/...', '/.well-known/...', ''],
  ['http://any.example/about?x', '/about', '?x'],
  ['HTTP://any.example', '/', ''],
  ['https://any.example?x', '/', '?x'],
])('%s is read as the path %s with the query "%s"', (target, path, query) => {
  expect(readTarget(target)).toEqual({ path, query });
});

test.each(['/a#b?c%d\\e/é', '/x@y', '/a+b,c;d', '/a%2Fb'])(
  '%s is read as it is encoded',
  (path) => {
    expect(readTarget(encodePath(path))?.path).toBe(path);
  },
);

test.each([
  '',
  '*',
  'about',
  '/%',
  '/%zz',
  '/%2',
  '/..',
  '/a/../..',
  '/%2E%2E/',
  'ftp://a.example/',
])('the request target "%s" is not well formed', (target) => {
  expect(readTarget(target)).toBeUndefined();
});

test.each(['/_astro/old', '/photo.jpg', '/a/b.webmanifest', '/PHOTO.JPG', '/feed.atom'])(
  '%s is the path of an asset',
  (path) => {
    expect(isAsset(path)).toBe(true);
  },
);

test.each([
  '/',
  '/about',
  '/about.html',
  '/index.php',
  '/.jpg',
  '/a.jpg/',
  '/a.jpg/b',
  '/blog/_astro/a',
])('%s may be the path of a page', (path) => {
  expect(isAsset(path)).toBe(false);
});

test.each([
  ['/', ''],
  ['/about', ''],
  ['/dex', ''],
  ['/DE/x', ''],
  ['/de', '/de'],
  ['/de/x', '/de'],
  ['/de/at/x', '/de/at'],
])('%s is in the folder "%s", the innermost that contains it', (url, path) => {
  const folders = ['', '/de', '/de/at'].map((each) => ({ path: each, search: '' }));
  for (const ordered of [folders, folders.toReversed()])
    expect(folderOf(url, ordered)?.path).toBe(path);
  expect(folderOf(url, folders.slice(1))?.path).toBe(path || undefined);
});

test('each folder has assets and error pages', () => {
  const folders = [{ path: '/calm/de', search: '' }];
  expect(isAsset('/calm/de/_astro/a', folders)).toBe(true);
  expect(isAsset('/_astro/a', folders)).toBe(false);
  expect(statusOf('/calm/de/404', folders)).toBe(404);
  expect(statusOf('/calm/de/500', folders)).toBe(500);
  expect([statusOf('/404', folders), statusOf('/calm/404', folders)]).toEqual([
    undefined,
    undefined,
  ]);
});
