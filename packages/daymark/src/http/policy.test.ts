import { describe, expect, test } from 'vitest';
import {
  basePolicy,
  contentSecurityPolicy,
  joinBuilds,
  joinPolicies,
  kindOf,
  type Policy,
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

describe('the policies of several builds together', () => {
  const none = { 'default-src': [] };

  /** Returns the joined policy of one page, as browsers get it. */
  const joined = (...policies: Policy[]) => {
    const [rule] = joinBuilds(policies.map((policy) => [{ addresses: ['/a'], policy }]));
    return contentSecurityPolicy(rule?.policy ?? {});
  };

  test('allow what the page of each build needs', () => {
    const one = { ...strictPolicy, 'style-src': ["'self'", "'sha256-a'"] };
    const other = { ...strictPolicy, 'style-src': ["'self'", "'sha256-b'"] };
    expect(joined(one, other)).toContain("style-src 'self' 'sha256-a' 'sha256-b';");
    expect(joined(one, other)).toContain(
      ";require-trusted-types-for 'script';trusted-types 'none'",
    );
  });

  test('restrict only what each of the builds restricts', () => {
    const third = { ...basePolicy, 'frame-src': ['https://a.example'] };
    expect(joined(strictPolicy, third)).toBe(contentSecurityPolicy(third));
    expect(joined({ ...none, 'base-uri': [] }, none)).toBe("default-src 'none'");
  });

  test('keep the sandbox of an ad frame, with only the flags that all builds allow', () => {
    const one = { ...none, sandbox: ['allow-scripts', 'allow-same-origin'] };
    const other = { ...none, sandbox: ['allow-scripts', 'allow-popups'] };
    expect(joined(one, other)).toBe("default-src 'none';sandbox allow-scripts");
    expect(joined(one, none)).toBe(contentSecurityPolicy(one));
  });

  test('fall back to default-src for a directive that only one of the builds has', () => {
    const one = { 'default-src': ["'self'"] };
    const other = { 'default-src': [], 'img-src': ['https://a.example'] };
    expect(joined(other, one)).toBe("default-src 'self';img-src https://a.example 'self'");
  });

  test('suit a page that has a rule of its own in one build and the rule of its kind in the other', () => {
    const policy = (name: string) => ({ 'default-src': [name] });
    const rules = joinBuilds([
      [{ addresses: ['/blog/*', '/de/blog/*'], policy: policy('new') }],
      [
        { addresses: ['/blog/film', '/blog/v1.2'], policy: policy('film') },
        { addresses: ['/blog/*', '/de/*/*', '/about'], policy: policy('old') },
      ],
    ]);
    expect(rules).toEqual([
      { addresses: ['/about', '/de/*/*'], policy: policy('old') },
      { addresses: ['/blog/*', '/de/blog/*'], policy: { 'default-src': ['new', 'old'] } },
      { addresses: ['/blog/film'], policy: { 'default-src': ['new', 'film'] } },
      { addresses: ['/blog/v1.2'], policy: policy('film') },
    ]);
  });

  test('are those of the build if all builds have the same', () => {
    const rules = [{ addresses: ['/b', '/a'], policy: none }];
    expect(joinBuilds([rules, [...rules]])).toEqual(rules);
  });
});
