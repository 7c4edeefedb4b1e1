import { describe, expect, test } from 'vitest';
import {
  endOf,
  headersAtVercel,
  headersByUrl,
  readConfiguration,
} from '../../../../tests/delivery/host-rules.ts';
import {
  addressesInFolders,
  filesInFolders,
  publishedSite,
} from '../../../../tests/published-site.ts';
import { siteFiles } from '../../../../tests/small-site.ts';
import { vercelConfiguration } from './vercel.ts';

describe('vercel.json', () => {
  test('sets exactly the headers of the site for every URL', async () => {
    const film = '<iframe data-embed-src="https://film.example/1"></iframe>';
    const more = { 'LOGO.SVG': '<svg/>', 'blog/film.html': film, 'blog/page/2.html': 'Page 2' };
    const site = await publishedSite({ ...siteFiles, ...more });
    const text = vercelConfiguration(site);
    for (const [url, expected] of headersByUrl(site))
      expect(headersAtVercel(text, url), url).toEqual(expected);
    expect(headersAtVercel(text, '/LOGO.SVG')).toHaveProperty('Content-Security-Policy');
  });

  test('sets the headers of the 404 page for missing pages', async () => {
    const site = await publishedSite();
    const text = vercelConfiguration(site);
    expect(headersAtVercel(text, '/missing/page')).toMatchObject(
      headersByUrl(site).get('/404') ?? {},
    );
    expect(headersAtVercel(text, '/missing.js')).not.toHaveProperty('Content-Security-Policy');
    expect(headersAtVercel(text, '/missing.js')).toHaveProperty(
      'X-Content-Type-Options',
      'nosniff',
    );
  });

  test.each(addressesInFolders)(
    'sets exactly the headers of a site at $url in two languages',
    async (address) => {
      const site = await publishedSite(filesInFolders(address), address);
      const text = vercelConfiguration(site);
      const all = headersByUrl(site);
      for (const [url, expected] of all) expect(headersAtVercel(text, url), url).toEqual(expected);
      for (const { path } of site.folders)
        expect(headersAtVercel(text, `${path}/missing/page`)).toMatchObject(
          all.get(`${path}/404`) ?? {},
        );
    },
  );

  test('sends the 404 page of the innermost folder for a missing page', async () => {
    const [, address = { url: '', folders: [] }] = addressesInFolders;
    const site = await publishedSite(filesInFolders(address), address);
    expect(readConfiguration(vercelConfiguration(site)).rewrites).toEqual([
      { source: '/caf%C3%A9/de/(.*)', destination: '/caf%C3%A9/de/404', statusCode: 404 },
      { source: '/caf%C3%A9/(.*)', destination: '/caf%C3%A9/404', statusCode: 404 },
    ]);
  });

  test('redirects old URLs permanently', async () => {
    const text = vercelConfiguration(await publishedSite());
    expect(endOf(text, '/us')).toBe('/about');
    expect(endOf(text, '/2019/café.html')).toBe('/blog/first-light');
    expect(endOf(text, '/2019/caféXhtml')).toBe('/2019/caféXhtml');
  });

  test('redirects old URLs with more parameters first, and those without a query last', async () => {
    const redirects = { '/x': '/', '/x?a=0': '/us', '/x?a=1': '/us', '/x?a=1&b=2': '/about' };
    const text = vercelConfiguration({ ...(await publishedSite()), redirects });
    const rules = readConfiguration(text).redirects.map((rule) =>
      'has' in rule ? rule.has?.map(({ key, value }) => `${key}=${value}`).join('&') : undefined,
    );
    expect(rules).toEqual(['a=1&b=2', 'a=0', 'a=1', undefined]);
  });

  test('redirects ads.txt to another host, temporarily', async () => {
    const destination = 'https://manager.example/a%20b/ads.txt?site=1';
    const site = { ...(await publishedSite()), redirects: { '/ads.txt': destination } };
    expect(readConfiguration(vercelConfiguration(site)).redirects).toEqual([
      { source: '/ads\\.txt', destination, statusCode: 302 },
    ]);
  });

  test.each([
    ['/2019/x.html', '/blog'],
    ['/2019/index.html', '/about'],
    ['/old/index', '/about'],
    ['/old.html.html', '/blog'],
  ])('redirects %s after Vercel has stripped its ending', async (from, to) => {
    const site = await publishedSite();
    expect(endOf(vercelConfiguration({ ...site, redirects: { [from]: to } }), from)).toBe(to);
  });

  test('prefers an exact old URL to one whose ending is stripped', async () => {
    const site = await publishedSite();
    for (const redirects of [
      { '/x': '/blog', '/x.html': '/about' },
      { '/x.html': '/about', '/x': '/blog' },
    ])
      expect(endOf(vercelConfiguration({ ...site, redirects }), '/x')).toBe('/blog');
  });

  test.each(['/Old.HTML', '/old/INDEX', '/old/Index.Html'])(
    'redirects %s in any letter case',
    async (from) => {
      const site = await publishedSite();
      const text = vercelConfiguration({ ...site, redirects: { [from]: '/blog' } });
      expect(endOf(text, from)).toBe('/blog');
    },
  );

  test('redirects no page away from its own URL, whatever old URLs exist', async () => {
    const site = await publishedSite();
    const redirects = { '/About': '/about', '/BLOG/first-light.html': '/blog/first-light' };
    const text = vercelConfiguration({ ...site, redirects });
    for (const [url] of headersByUrl(site)) expect(endOf(text, url)).toBe(url);
  });

  test('stays within the length limit of a pattern, whatever the number of pages', async () => {
    const many = Array.from({ length: 400 }, (_, index) => `page-${index}-of-many.html`);
    const site = await publishedSite(Object.fromEntries(many.map((file) => [file, 'Page'])));
    const { headers } = readConfiguration(vercelConfiguration(site));
    expect(headers.length).toBeLessThan(20);
  });

  test('throws when a site has more old URLs than Vercel allows', async () => {
    const site = await publishedSite();
    const old = Array.from({ length: 2049 }, (_, index) => [`/old-${index}`, '/about']);
    expect(() => vercelConfiguration({ ...site, redirects: Object.fromEntries(old) })).toThrow(
      'vercel.json: expected at most 2048 redirects, the limit of Vercel; found 2049. Remove old addresses',
    );
  });
});
