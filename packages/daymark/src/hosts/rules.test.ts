import { expect, test } from 'vitest';
import type { SitePolicies } from '../http/policy.ts';
import { rootFolder } from '../http/urls.ts';
import { rulesOf } from './rules.ts';

/** Returns the patterns of pages with these policies, with the numbers of the policies. */
const numberedPatterns = (policies: SitePolicies) =>
  rulesOf({
    url: new URL('https://site.example'),
    folders: rootFolder,
    policies,
    redirects: {},
  }).pages;

const patternsOf = (addresses: string[]) =>
  numberedPatterns([{ addresses, policy: {} }]).map(([pattern]) => pattern);

test('single pages of a folder share a pattern, and a kind of pages has a pattern of its own', () => {
  expect(patternsOf(['/', '/about', '/blog/a', '/blog/b.c', '/topics/*/page/*'])).toEqual([
    '/(|about)',
    String.raw`/blog/(a|b\.c)`,
    '/topics/([^/]+)/page/([^/.]+)',
  ]);
});

test('the pattern of a kind of pages matches no file beside the pages and no page deeper', () => {
  expect(patternsOf(['/*', '/de', '/de/*', '/blog/*'])).toEqual([
    '/de',
    '/([^/.]+)',
    '/de/([^/.]+)',
    '/blog/([^/.]+)',
  ]);
});

test('no pattern is longer than hosts allow, and together the patterns match all pages', () => {
  const urls = Array.from({ length: 1000 }, (_, index) => `/blog/an-article-${index}`);
  const patterns = patternsOf(urls);
  expect(Math.max(...patterns.map(({ length }) => length))).toBeLessThan(4096);
  expect(patterns.length).toBeLessThan(10);
  for (const url of urls)
    expect(patterns.filter((pattern) => new RegExp(`^${pattern}$`).test(url))).toHaveLength(1);
});

test('the patterns of single pages come before the patterns of their kinds, and narrow kinds before wide kinds', () => {
  const policy = {};
  expect(
    numberedPatterns([
      { addresses: ['/blog/*/*', '/blog/*', '/about'], policy },
      { addresses: ['/blog/film', '/blog/page/*'], policy },
    ]),
  ).toEqual([
    ['/about', 0],
    ['/blog/film', 1],
    ['/blog/([^/.]+)', 0],
    ['/blog/page/([^/.]+)', 1],
    ['/blog/([^/]+)/([^/.]+)', 0],
  ]);
});
