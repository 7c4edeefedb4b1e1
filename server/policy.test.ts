import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, inlineHashes } from './policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  test('denies all that is not listed', () => {
    expect(contentSecurityPolicy({})).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  test('takes up the sources of the page, which replace a none', () => {
    const policy = contentSecurityPolicy({
      'script-src': ["'sha256-a'", "'sha256-b'"],
      'form-action': ['https://forms.example'],
    });
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(policy).toContain('form-action https://forms.example;');
  });
});

describe('the hashes of a page', () => {
  test('are those of the standard: the example of the policy specification', () => {
    expect(inlineHashes("<script>alert('Hello, world.');</script>").scripts).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  test('hold every inline script and style once', () => {
    const html =
      '<style>a{}</style><script>x()</script><script type="module">y()</script><script>x()</script>';
    expect(inlineHashes(html)).toEqual({
      scripts: [hashOf('x()'), hashOf('y()')],
      styles: [hashOf('a{}')],
    });
  });

  test.each([
    '',
    'module',
    'Text/JavaScript',
    'importmap',
    'speculationrules',
    ' text/ecmascript ',
  ])('hold a script of type "%s"', (type) => {
    expect(inlineHashes(`<script type="${type}">x</script>`).scripts).toEqual([hashOf('x')]);
  });

  test.each(['application/json', 'application/ld+json', 'text/template', 'javascript'])(
    'do not hold data of type "%s"',
    (type) => {
      expect(inlineHashes(`<script type="${type}">x</script>`).scripts).toEqual([]);
    },
  );

  test('do not hold a script that has a source', () => {
    expect(inlineHashes('<script src="/_astro/a.js">x</script>').scripts).toEqual([]);
  });

  test('are taken of the bytes of UTF-8', () => {
    expect(inlineHashes('<script>"é–日"</script>').scripts).toEqual([
      hashOf(Buffer.from('"é–日"', 'utf8').toString()),
    ]);
  });
});
