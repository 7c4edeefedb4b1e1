import { expect, test } from 'vitest';
import { aliasesOf, folderOf, isAsset, readTarget, statusOf, urlOf } from './urls.ts';

test.each([
  ['index.html', '/', ['/index.html', '/index']],
  ['about.html', '/about', ['/about.html', '/about/']],
  ['blog/x.html', '/blog/x', ['/blog/x.html', '/blog/x/']],
  ['blog/index.html', '/blog', ['/blog/index.html', '/blog/index', '/blog/']],
  ['robots.txt', '/robots.txt', ['/robots.txt/']],
  ['reindex.html', '/reindex', ['/reindex.html', '/reindex/']],
])('%s has the URL %s and the aliases %s', (file, url, aliases) => {
  expect(urlOf(file)).toBe(url);
  expect(aliasesOf(file)).toEqual(aliases);
});

test.each([
  ['/about', '/about', ''],
  ['/about?a=/b?c', '/about', '?a=/b?c'],
  ['/caf%C3%A9', '/café', ''],
  ['/a%2Fb%3Fc', '/a%2Fb%3Fc', ''],
  ['/%252e', '/%2e', ''],
  ['//evil.example/x', '//evil.example/x', ''],
  ['http://any.example/about?x', '/about', '?x'],
  ['HTTP://any.example', '/', ''],
  ['https://any.example?x', '/', '?x'],
])('%s is read as the path %s with the query "%s"', (target, path, query) => {
  expect(readTarget(target)).toEqual({ path, query });
});

test.each(['', '*', 'about', '/%', '/%zz', '/%C0%AE', '/%E0%80%AF', 'ftp://a.example/'])(
  'the request target "%s" is not well formed',
  (target) => {
    expect(readTarget(target)).toBeUndefined();
  },
);

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
