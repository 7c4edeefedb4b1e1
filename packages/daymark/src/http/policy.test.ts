import { describe, expect, test } from 'vitest';
import {
  basePolicy,
  contentSecurityPolicy,
  joinPolicies,
  kindOf,
  policyFinder,
  strictPolicy,
} from './policy.ts';

const folders = [
  { path: '', search: '/search' },
  { path: '/de', search: '/de/suche' },
];

describe('the policy of a page', () => {
  test('denies everything that is not listed', () => {
    expect(contentSecurityPolicy(strictPolicy)).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self';font-src 'self';" +
        "connect-src 'self';manifest-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none';" +
        "require-trusted-types-for 'script';trusted-types 'none'",
    );
  });

  test('omits Trusted Types if the page contains third-party code, and still denies everything else', () => {
    expect(contentSecurityPolicy(basePolicy)).not.toContain('trusted-types');
    expect(strictPolicy).toMatchObject(basePolicy);
  });

  test("includes the sources of the page, which replace 'none'", () => {
    const policy = contentSecurityPolicy(
      joinPolicies(strictPolicy, {
        'script-src': ["'sha256-a'", "'sha256-b'"],
        'form-action': ['https://forms.example'],
      }),
    );
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(policy).toContain('form-action https://forms.example;');
  });

  test('lists a directive that has sources, at its position in the order, and omits one without sources', () => {
    const policy = contentSecurityPolicy(
      joinPolicies(strictPolicy, { 'frame-src': ['https://a.example'] }),
    );
    expect(policy).toContain(";frame-src https://a.example;base-uri 'none'");
    expect(policy).not.toContain('media-src');
  });

  test('lists each source once, even if several policies have it', () => {
    const more = { 'img-src': ['https://a.example', "'self'"] };
    expect(joinPolicies(strictPolicy, more, more)['img-src']).toEqual([
      "'self'",
      'https://a.example',
    ]);
  });

  test('drops hashes from a directive that allows unsafe-inline, because hashes would disable unsafe-inline', () => {
    const hashed = { 'script-src': ["'sha256-a'"], 'style-src': ["'sha256-b'"] };
    expect(joinPolicies(hashed, { 'style-src': ["'unsafe-inline'"] })).toEqual({
      'script-src': ["'sha256-a'"],
      'style-src': ["'unsafe-inline'"],
    });
  });
});

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/blog/first-light', '/blog/*'],
  ['/blog/page', '/blog/*'],
  ['/blog/page/2', '/blog/page/*'],
  ['/topics/habits/page/2', '/topics/*/page/*'],
  ['/own/a/b/c', '/own/*/*/*'],
  ['/own/v1.2/c', '/own/*/*'],
  ['/own/v1.2', '/own/v1.2'],
])('the page %s is of the kind %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});

test.each([
  ['/', '/'],
  ['/blog/first-light', '/blog/*'],
  ['/de', '/de'],
  ['/de/about', '/de/about'],
  ['/de/artikel/tee', '/de/artikel/*'],
  ['/de/artikel/page/2', '/de/artikel/page/*'],
  ['/2026/11/tea', '/2026/*/*'],
])('on a site with the folder /de, the page %s is of the kind %s', (url, kind) => {
  expect(kindOf(url, folders)).toBe(kind);
});

test('pages directly in a folder share a policy if the site has one for them', () => {
  const loose = { 'default-src': [] };
  const policyOf = policyFinder([{ addresses: ['/*', '/de/*'], policy: loose }], folders);
  expect([policyOf('/tea'), policyOf('/de/tee')]).toEqual([loose, loose]);
  for (const url of ['/', '/de', '/blog/tea', '/de/artikel/tee', '/file.txt'])
    expect(policyOf(url)).toBeUndefined();
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
