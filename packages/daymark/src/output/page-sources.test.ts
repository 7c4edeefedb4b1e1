import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { elements } from '../basics/markup.ts';
import { strictPolicy } from '../http/policy.ts';
import {
  ANY_FORM,
  describeRefused,
  describeThirdParty,
  refusedAddresses,
  refuseInlineCode,
  sourcesOf,
  type ThirdPartyCode,
  thirdPartyCodeIn,
} from './page-sources.ts';

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

  test('are the hashes of the UTF-8 bytes', () => {
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
    ['https://forms.example:8443/f/1?x=1', 'https://forms.example:8443', "'self'"],
    ['//forms.example/f', 'https://forms.example', "'self'"],
  ])(
    'include the origin that a form is sent to, from which it may lead back to the site: %s',
    (action, ...origins) => {
      expect(sourcesIn(`<form action="${action}"></form>`)['form-action']).toEqual(origins);
    },
  );

  test('include the hosts to which the answer of a form leads', () => {
    const targets = {
      'https://forms.example': ['https://thanks.example'],
      'https://letters.example': ['https://other.example'],
      [ANY_FORM]: ['https://any.example'],
    };
    const sources = (html: string) => sourcesOf(elements(html), targets)['form-action'];
    expect(sources('<form action="https://forms.example/f"></form>')).toEqual([
      'https://forms.example',
      "'self'",
      'https://thanks.example',
      'https://any.example',
    ]);
    expect(sources('<form action="/search"></form>')).toEqual(["'self'"]);
  });

  test('include the host to which a script or its data counts a visit', () => {
    const counter = (type: string) =>
      sourcesIn(`<script${type} data-count="https://stats.example/api/event">x</script>`);
    expect(counter('')['connect-src']).toEqual(['https://stats.example']);
    expect(counter(' type="application/json"')).toEqual({
      'connect-src': ['https://stats.example'],
    });
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

test.each([
  ['<p style="color: red">', '<p style="color: red">', 'style'],
  ['<main><img ONERROR=go()></main>', '<img onerror="go()">', 'onerror'],
  ['<svg><g style="fill: red"/></svg>', '<g style="fill: red">', 'style'],
  ['<template><b onclick="go()"></b></template>', '<b onclick="go()">', 'onclick'],
])('refuseInlineCode refuses %s', (html, element, attribute) => {
  expect(() => refuseInlineCode(elements(html))).toThrow(
    `${element}: expected no style or handler in an attribute; found ${attribute}. Use a class, or a listener in a script.`,
  );
});

test.each([
  '<style>p { color: red }</style><script>onclick = go</script>',
  '<p data-style="a" data-on="b" on="c">style="color: red"</p>',
  '<!-- <p style="color: red"> -->',
])('refuseInlineCode does not refuse %s', (html) => {
  expect(() => refuseInlineCode(elements(html))).not.toThrow();
});

const refused = (html: string, more: object = {}) =>
  refusedAddresses([...elements(html)], { ...strictPolicy, ...more }).map(
    ({ what, address, directive }) => [what, address, directive],
  );

describe('an address on another host that the policy refuses', () => {
  it.each([
    ['<script async src="https://tags.example/a.js"></script>', 'the script', 'script-src'],
    ['<link rel="stylesheet" href="https://tags.example/a.js">', 'the style sheet', 'style-src'],
    ['<iframe src="https://tags.example/a.js"></iframe>', 'the frame', 'frame-src'],
    ['<img src="https://tags.example/a.js">', 'the image', 'img-src'],
    ['<img srcset="/a.png 1x, https://tags.example/a.js 2x">', 'the image', 'img-src'],
    ['<video poster="https://tags.example/a.js"></video>', 'the image', 'img-src'],
    ['<audio src="https://tags.example/a.js"></audio>', 'the audio file', 'media-src'],
    ['<object data="https://tags.example/a.js"></object>', 'the object', 'default-src'],
    ['<style>@import url(https://tags.example/a.js);</style>', 'the style sheet', 'style-src'],
    ['<style>@import "https://tags.example/a.js";</style>', 'the style sheet', 'style-src'],
    [
      '<style>@font-face { src: local("A"), url("https://tags.example/a.js") }</style>',
      'the font',
      'font-src',
    ],
    ['<style>p { background: url(https://tags.example/a.js) }</style>', 'the image', 'img-src'],
  ])('%s', (html, what, directive) => {
    expect(refused(html)).toEqual([[what, 'https://tags.example/a.js', directive]]);
  });

  it('may have no scheme', () => {
    expect(refused('<script src="//tags.example/a.js"></script>')).toEqual([
      ['the script', '//tags.example/a.js', 'script-src'],
    ]);
  });
});

it.each([
  ['<script src="/a.js"></script><img src="data:image/png;base64,AA">', {}],
  ['<a href="https://tags.example/">A</a><link rel="canonical" href="https://a.example/">', {}],
  ['<script src="https://a.example/b.js"></script>', { 'script-src': ['https://a.example'] }],
  ['<script src="https://b.a.example/b.js"></script>', { 'script-src': ['https://*.a.example'] }],
  ['<img src="https://a.example/b.png">', { 'img-src': ['https:'] }],
  ['<iframe src="https://a.example/b"></iframe>', { 'frame-src': ['https://a.example'] }],
  [
    `<style>p { background: url("data:image/svg+xml,<svg xmlns='http://a.example/'>") }</style>`,
    {},
  ],
  ['<!-- <script src="https://a.example/b.js"></script> -->', {}],
])('what the policy allows, and what loads nothing, is not refused: %s', (html, more) => {
  expect(refused(html, more)).toEqual([]);
});

it('the description names the file, the address and the pages', () => {
  const one = { what: 'the script', address: 'https://a.example/b.js', directive: 'script-src' };
  expect(describeRefused(one as never, ['/', '/about'], 'overrides/Footer.tsx:4')).toBe(
    'overrides/Footer.tsx:4: expected the script in public/, or a link to it; found https://a.example/b.js, which browsers do not load, because the script-src of the content security policy refuses it in 2 pages (/, /about)',
  );
  expect(describeRefused(one as never, ['/a', '/b', '/c', '/d', '/e', '/f'], undefined)).toMatch(
    /^an address in 6 pages \(\/a, \/b, \/c, \/d, \/e, …\): expected/,
  );
});

it.each([
  ['https://plausible.io/js/script.js', "services: [{ service: 'plausible', … }]"],
  ['https://gc.zgo.at/count.js', "services: [{ service: 'goatcounter', … }]"],
  ['https://cloud.umami.is/script.js', "services: [{ service: 'umami', … }]"],
  ['https://giscus.app/client.js', "services: [{ service: 'giscus', … }]"],
  [
    'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js',
    "networks: [{ adapter: 'adsense', … }]",
  ],
])('the description of the refused script %s names the setting for it', (address, setting) => {
  const refused = { what: 'the script', address, directive: 'script-src' } as const;
  const description = describeRefused(refused, ['/'], undefined);
  expect(description.split('. There is a setting for it: ')[1]).toBe(setting);
});

const thirdParty: ThirdPartyCode = {
  name: 'Insider',
  marks: [
    ['data-network', 'insider'],
    ['id', 'inside'],
  ],
  sources: {
    'script-src': ['https://a.example', 'https://*.b.example'],
    'style-src': ["'unsafe-inline'"],
    'frame-src': ['https://a.example'],
  },
};
const carriedBy = (html: string) => thirdPartyCodeIn([...elements(html)], [thirdParty]);

test('third-party code is detected by any one of the attributes that mark it', () => {
  expect(carriedBy('<p></p><div data-network="insider"></div>')).toEqual([thirdParty]);
  expect(carriedBy('<section id="inside"></section>')).toEqual([thirdParty]);
  expect(carriedBy('<div data-network="outsider"></div><p>data-network="insider"</p>')).toEqual([]);
});

test('the description names the third-party code, its pages and the hosts that these pages may contact', () => {
  expect(describeThirdParty(thirdParty, ['/'])).toBe(
    'Insider runs in 1 page of the site itself (/), whose CSP allows https://a.example https://*.b.example and does not require Trusted Types',
  );
});

test('the description names at most five pages', () => {
  const urls = Array.from({ length: 12 }, (_, index) => `/${index}`);
  expect(describeThirdParty(thirdParty, urls)).toContain(
    ' 12 pages of the site itself (/0, /1, /2, /3, /4, …), ',
  );
});
