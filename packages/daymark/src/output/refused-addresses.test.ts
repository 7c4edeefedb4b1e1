import { describe, expect, it } from 'vitest';
import { elements } from '../basics/markup.ts';
import { strictPolicy } from '../http/policy.ts';
import { describeRefused, refusedAddresses } from './refused-addresses.ts';

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
