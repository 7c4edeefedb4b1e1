import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { elements } from '../basics/markup.ts';
import { sourcesOf } from './sources.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sourcesIn = (html: string) => sourcesOf(elements(html));

describe('the hashes of a page', () => {
  test('match the example of the CSP specification', () => {
    expect(sourcesIn("<script>alert('Hello, world.');</script>")['script-src']).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  test('include every inline script and style once', () => {
    const html =
      '<style>a{}</style><script>x()</script><script type="module">y()</script><script>x()</script>';
    expect(sourcesIn(html)).toMatchObject({
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
  ])('include a script of type "%s"', (type) => {
    expect(sourcesIn(`<script type="${type}">x</script>`)['script-src']).toEqual([hashOf('x')]);
  });

  test.each(['application/json', 'application/ld+json', 'text/template', 'javascript'])(
    'do not include data of type "%s"',
    (type) => {
      expect(sourcesIn(`<script type="${type}">x</script>`)).toEqual({});
    },
  );

  test('do not include a script with a src attribute', () => {
    expect(sourcesIn('<script src="/_astro/a.js">x</script>')).toEqual({});
  });

  test('are computed from the UTF-8 bytes', () => {
    expect(sourcesIn('<script>"é–日"</script>')['script-src']).toEqual([
      hashOf(Buffer.from('"é–日"', 'utf8').toString()),
    ]);
  });
});

describe('the sources of a page', () => {
  const player = (address: string) => `<iframe data-embed-src="${address}" hidden></iframe>`;

  test('include the hosts of the players on the page, each once', () => {
    const html = ['https://a.example/1', 'https://b.example/2?c', 'https://a.example/3'].map(
      player,
    );
    expect(sourcesIn(html.join(''))['frame-src']).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  test.each([
    ['/ads/frame/acme', "'self'"],
    ['https://frames.example/ads/frame/acme', 'https://frames.example'],
  ])('include the origin of the frame of an ad slot: %s', (frame, origin) => {
    const slots = `<div class="slot-box" data-frame="${frame}"></div>`.repeat(2);
    expect(sourcesIn(slots)).toEqual({ 'frame-src': [origin] });
  });

  test('do not include the value of `data-frame` on another element than an ad slot', () => {
    expect(sourcesIn('<div data-frame="https://maps.example/"></div>')).toEqual({});
  });

  test("include 'self' for sound and video of the site", () => {
    expect(sourcesIn('<audio src="/a.mp3"></audio><video></video>')['media-src']).toEqual([
      "'self'",
    ]);
  });

  test.each([
    ['', "'self'"],
    ['/search', "'self'"],
    ['https://forms.example:8443/f/1?x=1', 'https://forms.example:8443'],
    ['//forms.example/f', 'https://forms.example'],
  ])('include the origin that a form is sent to: %s', (action, origin) => {
    expect(sourcesIn(`<form action="${action}"></form>`)['form-action']).toEqual([origin]);
  });

  test('cannot include a form whose action is neither a path nor an http(s) URL', () => {
    expect(() => sourcesIn('<form action="mailto:a@b.example"></form>')).toThrow(
      'The action of a form: expected a path or an http(s) URL; found mailto:a@b.example.',
    );
  });

  test('ignore markup in text and comments', () => {
    const html = `<pre>data-embed-src="https://a.example" &lt;video></pre><!-- ${player('https://b.example')} -->`;
    expect(sourcesIn(html)).toEqual({});
  });
});
