import { describe, expect, it } from 'vitest';
import settings from '../../../../tests/settings.ts';
import { affiliateHost, discloseLinks } from './sponsored-links.ts';

const affiliates = ['amzn.to', '/go/'];
const SENTENCE =
  '<p class="text-small text-soft">This text contains affiliate links: if you buy something through one, we may receive a commission.</p>\n';
const disclosed = (html: string, fields = {}) =>
  discloseLinks(html, fields, { ...settings, affiliates });

describe('a text with an affiliate link', () => {
  it.each([
    ['<a href="https://amzn.to/3x">', '<a rel="sponsored" href="https://amzn.to/3x">'],
    ['<a href="//www.amzn.to/3x">', '<a rel="sponsored" href="//www.amzn.to/3x">'],
    ["<A HREF='/go/kettle'>", '<A rel="sponsored" HREF=\'/go/kettle\'>'],
    ['<a rel="noopener" href="/go/a">', '<a rel="noopener sponsored" href="/go/a">'],
    ['<a href="/go/a" rel=nofollow>', '<a href="/go/a" rel="nofollow sponsored">'],
    [
      `<a title=' rel="x" > ' rel='nofollow' href="/go/a">`,
      `<a title=' rel="x" > ' rel="nofollow sponsored" href="/go/a">`,
    ],
    ['<a href="/go/a" rel="Sponsored nofollow">', '<a href="/go/a" rel="Sponsored nofollow">'],
    [
      `<a href="${settings.identity.url}/go/a">`,
      `<a rel="sponsored" href="${settings.identity.url}/go/a">`,
    ],
  ])('begins with a sentence about them and marks the link: %s', (link, marked) => {
    const html = (tag: string) => `<p>Buy ${tag}a kettle</a> and <a href="/about">tea</a>.</p>`;
    expect(disclosed(html(link))).toBe(SENTENCE + html(marked));
  });

  it('may have the link among its sources', () => {
    const sources = [{ title: 'On tea', url: 'https://amzn.to/3x' }];
    expect(disclosed('<p>Tea.</p>', { sources })).toBe(`${SENTENCE}<p>Tea.</p>`);
  });

  it('has the sentence in the language of the site', () => {
    const identity = { ...settings.identity, language: 'de' };
    const html = discloseLinks('<a href="/go/a">A</a>', {}, { ...settings, identity, affiliates });
    expect(html).toContain('Dieser Text enthält Affiliate-Links: ');
  });

  it('may be on a site with a path on its host', () => {
    const addresses = { ...settings.addresses, root: '/club' };
    const place = { code: '', root: '/club', languages: [] };
    const html = '<a href="/club/go/a">A</a><a href="/go/a">B</a>';
    expect(discloseLinks(html, {}, { ...settings, addresses, place, affiliates })).toBe(
      `${SENTENCE}<a rel="sponsored" href="/club/go/a">A</a><a href="/go/a">B</a>`,
    );
  });
});

it.each([
  '<a href="https://notamzn.to/3x">A</a>',
  '<a href="https://other.example/go/a">A</a>',
  '<a href="/gone/a">A</a>',
  '<a href="http://[">A</a> <a id="go">B</a>',
  '<code>&lt;a href="/go/a"></code>',
])('a text without affiliate links stays as it is: %s', (html) => {
  expect(disclosed(html)).toBe(html);
});

it('a site without affiliate links has the same texts as before', () => {
  const html = '<a href="https://amzn.to/3x">A</a>';
  expect(discloseLinks(html, {}, settings)).toBe(html);
});

it('links of an article to its sponsor are marked', () => {
  const sponsor = { name: 'Acme', url: 'https://www.acme.example/lamps' };
  const html = (rel: string) =>
    `<a${rel} href="https://shop.acme.example/">A</a><a href="https://other.example/">B</a>`;
  expect(discloseLinks(html(''), { sponsor }, settings)).toBe(html(' rel="sponsored"'));
});

it.each([
  ['https://amzn.to/3x', 'amzn.to'],
  ['https://www.amazon.co.uk/dp/1?tag=harbour-21', 'amazon.co.uk'],
  ['https://www.amazon.de/dp/1?a=b&amp;tag=harbour-21', 'amazon.de'],
  ['https://www.amazon.de/dp/1', undefined],
  ['https://click.linksynergy.com/link?id=1', 'linksynergy.com'],
  ['https://notamzn.to/', undefined],
  ['/go/a', undefined],
])('the host of affiliate links in %s is %s', (href, host) => {
  expect(affiliateHost(href)).toBe(host);
});
