import { expect, test } from 'vitest';
import { aliasesOf, isAsset, readTarget, urlOf } from './urls.ts';

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
