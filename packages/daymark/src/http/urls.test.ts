import { expect, test } from 'vitest';
import { aliasesOf, urlOf } from './urls.ts';

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
