import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, sourcesOf } from './policy.ts';

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
    expect(sourcesOf("<script>alert('Hello, world.');</script>")['script-src']).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  test('hold every inline script and style once', () => {
    const html =
      '<style>a{}</style><script>x()</script><script type="module">y()</script><script>x()</script>';
    expect(sourcesOf(html)).toMatchObject({
      'script-src': [hashOf('x()'), hashOf('y()')],
      'style-src': [hashOf('a{}')],
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
    expect(sourcesOf(`<script type="${type}">x</script>`)['script-src']).toEqual([hashOf('x')]);
  });

  test.each(['application/json', 'application/ld+json', 'text/template', 'javascript'])(
    'do not hold data of type "%s"',
    (type) => {
      expect(sourcesOf(`<script type="${type}">x</script>`)['script-src']).toEqual([]);
    },
  );

  test('do not hold a script that has a source', () => {
    expect(sourcesOf('<script src="/_astro/a.js">x</script>')['script-src']).toEqual([]);
  });

  test('are taken of the bytes of UTF-8', () => {
    expect(sourcesOf('<script>"é–日"</script>')['script-src']).toEqual([
      hashOf(Buffer.from('"é–日"', 'utf8').toString()),
    ]);
  });
});

describe('what a page contains and may load', () => {
  const player = (address: string) => `<iframe data-embed-src="${address}" hidden></iframe>`;

  test('are the hosts of its players, each once', () => {
    const html = ['https://a.example/1', 'https://b.example/2?c', 'https://a.example/3'].map(
      player,
    );
    expect(sourcesOf(html.join(''))['frame-src']).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  test('is its own sound and film', () => {
    expect(sourcesOf('<audio src="/a.mp3"></audio><video></video>')['media-src']).toEqual([
      "'self'",
    ]);
  });

  test.each([
    ['', "'self'"],
    ['/search', "'self'"],
    ['https://forms.example:8443/f/1?x=1', 'https://forms.example:8443'],
  ])('is where its form is sent: %s', (action, origin) => {
    expect(sourcesOf(`<form action="${action}"></form>`)['form-action']).toEqual([origin]);
  });

  test('may be no form that is sent anywhere but to a site', () => {
    expect(() => sourcesOf('<form action="mailto:a@b.example"></form>')).toThrow(
      'The action of a form: expected the address of a site; found mailto:a@b.example.',
    );
  });

  test('is nothing that is only talked about', () => {
    const html = `<pre>data-embed-src="https://a.example" &lt;video></pre><!-- ${player('https://b.example')} -->`;
    expect(sourcesOf(html)).toMatchObject({ 'frame-src': [], 'media-src': [] });
  });

  test('stands in its policy', () => {
    const policy = contentSecurityPolicy({ 'frame-src': ['https://a.example'], 'media-src': [] });
    expect(policy).toContain("; frame-src https://a.example; base-uri 'none'");
    expect(policy).not.toContain('media-src');
  });
});
