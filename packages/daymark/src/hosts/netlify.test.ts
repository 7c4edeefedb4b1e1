import { expect, test } from 'vitest';
import { headersAtNetlify, headersByUrl } from '../../../../tests/delivery/host-rules.ts';
import {
  addressesInFolders,
  filesInFolders,
  publishedSite,
} from '../../../../tests/published-site.ts';
import { siteFiles } from '../../../../tests/small-site.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { HostLimitError, type PublishedSite } from './published-site.ts';

const more = { '_astro/logo.D1gest.svg': '<svg/>', 'social/0a1b.png': '' };

const folders = { 'blog/page/2.html': 'Page 2', 'blog/habits/rss.xml': '<rss/>' };
const film = '<iframe data-embed-src="https://film.example/1"></iframe>';

test.each([
  ['a small site', siteFiles],
  ['a site with an SVG image among its assets', { ...siteFiles, ...more }],
  ['a site with a file extension in capitals', { ...siteFiles, 'LOGO.SVG': '<svg/>' }],
  ['a site with numbered pages and feeds of folders', { ...siteFiles, ...folders }],
  ['a site with an article with a player', { ...siteFiles, 'blog/film.html': film }],
])('every URL of %s gets exactly its headers, each once', async (_title, files) => {
  expectExactHeaders(await publishedSite(files));
});

test.each(addressesInFolders)(
  'every URL of a site at $url in two languages gets exactly its headers',
  async (address) => {
    expectExactHeaders(await publishedSite(filesInFolders(address), address));
  },
);

/** Checks that the rules set all headers of each file, and each header once. */
function expectExactHeaders(site: PublishedSite): void {
  const text = headersFile(site);
  for (const [url, expected] of headersByUrl(site)) {
    const given = Object.entries(headersAtNetlify(text, url)).filter(
      ([, values]) => values.length > 0,
    );
    expect(Object.fromEntries(given), url).toEqual(
      Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, [value]])),
    );
  }
}

test('files in the same folder of a language share one rule', async () => {
  const [address = { url: '', folders: [] }] = addressesInFolders;
  const text = headersFile(await publishedSite(filesInFolders(address), address));
  expect(text).toContain('\n/de/_astro/:a\n');
  expect(text).not.toContain('/de/:a');
});

test('a missing page of a folder gets the 404 page of that folder', async () => {
  const [atRoot, belowPath] = await Promise.all(
    addressesInFolders.map((address) => publishedSite(filesInFolders(address), address)),
  );
  const linesOf = (site = atRoot) => (site ? redirectsFile(site).split('\n').slice(3, -1) : []);
  expect(linesOf()).toEqual(['/de/* /de/404.html 404']);
  expect(linesOf(belowPath)).toEqual([
    '/caf%C3%A9/de/* /caf%C3%A9/de/404.html 404',
    '/caf%C3%A9/* /caf%C3%A9/404.html 404',
  ]);
});

test('files of a folder with the same headers share one rule', async () => {
  expect(headersFile(await publishedSite())).toContain(
    '\n/_astro/:a\n  Cache-Control: public, max-age=31536000, immutable\n/',
  );
});

test('a missing file gets the headers that all responses have', async () => {
  const given = headersAtNetlify(headersFile(await publishedSite()), '/missing');
  expect(given).toMatchObject({
    'X-Content-Type-Options': ['nosniff'],
    'Strict-Transport-Security': ['max-age=63072000'],
  });
});

test('throws when the file would be too long, and says why', async () => {
  const site = await publishedSite();
  const home = site.files.find(({ url }) => url === '/');
  const other = site.files.find(({ url }) => url === '/robots.txt');
  if (!home || !other) throw new Error('expected the site to have both files');
  const articles = Array.from({ length: 1000 }, (_, index) => ({ ...home, url: `/blog/${index}` }));
  const files = [...site.files, ...articles];
  expect(() => headersFile({ ...site, files })).toThrow(HostLimitError);
  expect(() => headersFile({ ...site, files: [...articles, other] })).not.toThrow();
});

test('every old URL redirects permanently, percent-encoded as a browser requests it', async () => {
  expect(redirectsFile(await publishedSite())).toBe(`# Written by the build.
/2019/caf%C3%A9.html /blog/first-light 301
/us /about 301
`);
});

test('an old URL with more parameters comes first, and an old URL without a query last', async () => {
  const redirects = { '/x': '/', '/x?a=0': '/us', '/x?a=1': '/us', '/x?a=1&b=2': '/about' };
  expect(
    redirectsFile({ ...(await publishedSite()), redirects })
      .split('\n')
      .slice(1, -1),
  ).toEqual(['/x a=1 b=2 /about 301', '/x a=0 /us 301', '/x a=1 /us 301', '/x / 301']);
});

test('ads.txt redirects to another host, temporarily', async () => {
  const redirects = { '/ads.txt': 'https://manager.example/a%20b/ads.txt?site=1' };
  expect(redirectsFile({ ...(await publishedSite()), redirects })).toBe(
    '# Written by the build.\n/ads.txt https://manager.example/a%20b/ads.txt?site=1 302\n',
  );
});
