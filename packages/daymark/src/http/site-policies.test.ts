import { expect, test } from 'vitest';
import { kindOf, policyFinder } from './site-policies.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/blog/first-light', '/blog/*'],
  ['/blog/page', '/blog/*'],
  ['/blog/page/2', '/blog/page/*'],
  ['/topics/habits/page/2', '/topics/*/page/*'],
  ['/own/a/b/c', '/own/*/*/*'],
])('the page %s is of the kind %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});

test('the policy of a single page takes precedence over that of its kind', () => {
  const [common, own] = [{ 'default-src': [] }, { 'default-src': ["'self'"] }];
  const policyOf = policyFinder([
    { addresses: ['/', '/blog/*'], policy: common },
    { addresses: ['/blog/film'], policy: own },
  ]);
  expect([policyOf('/'), policyOf('/blog/x'), policyOf('/blog/film')]).toEqual([
    common,
    common,
    own,
  ]);
  expect([policyOf('/blog'), policyOf('/blog/x/y'), policyOf('/about')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
