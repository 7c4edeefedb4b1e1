import { describe, expect, test } from 'vitest';
import { basePolicy, contentSecurityPolicy, joinPolicies, strictPolicy } from './policy.ts';

describe('the policy of a page', () => {
  test('denies all that is not listed', () => {
    expect(contentSecurityPolicy(strictPolicy)).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  test('leaves Trusted Types to pages without guests, and denies guests all else alike', () => {
    expect(contentSecurityPolicy(basePolicy)).not.toContain('trusted-types');
    expect(strictPolicy).toMatchObject(basePolicy);
  });

  test('takes up the sources of the page, which replace a none', () => {
    const policy = contentSecurityPolicy(
      joinPolicies(strictPolicy, {
        'script-src': ["'sha256-a'", "'sha256-b'"],
        'form-action': ['https://forms.example'],
      }),
    );
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(policy).toContain('form-action https://forms.example;');
  });

  test('names what is otherwise left to the default, in its place', () => {
    const policy = contentSecurityPolicy(
      joinPolicies(strictPolicy, { 'frame-src': ['https://a.example'] }),
    );
    expect(policy).toContain("; frame-src https://a.example; base-uri 'none'");
    expect(policy).not.toContain('media-src');
  });

  test('names each source once, whoever brings it', () => {
    const more = { 'img-src': ['https://a.example', "'self'"] };
    expect(joinPolicies(strictPolicy, more, more)['img-src']).toEqual([
      "'self'",
      'https://a.example',
    ]);
  });

  test('has no hashes where any inline code is allowed, which they would undo', () => {
    const hashed = { 'script-src': ["'sha256-a'"], 'style-src': ["'sha256-b'"] };
    expect(joinPolicies(hashed, { 'style-src': ["'unsafe-inline'"] })).toEqual({
      'script-src': ["'sha256-a'"],
      'style-src': ["'unsafe-inline'"],
    });
  });
});
