import { htmlPages, internalPath, publicPages } from '../crawl.ts';
import { expect, languagesOf, test } from '../site.ts';
import { locations } from '../xml.ts';
import { sawPages } from './saw-pages.ts';

test('every internal link points to an existing page, and every anchor to an existing element', ({
  site,
  baseURL,
}) => {
  const broken = [...site.values()].flatMap(({ path, links }) =>
    links.flatMap(({ href }) => {
      const to = internalPath(href, baseURL);
      const target = to && site.get(to);
      if (!target) return [];
      const anchor = decodeURIComponent(new URL(href).hash.slice(1));
      // An error page links to itself twice: to skip the header, and to reload.
      const isThere = target.status === 200 || to === path;
      return isThere && (anchor === '' || target.ids.includes(anchor)) ? [] : `${path} to ${href}`;
    }),
  );
  expect(broken).toEqual([]);
  sawPages(site.size);
});

test('every asset of a page has a matching Content-Type', async ({ site, request, baseURL }) => {
  const assets = new Map(
    [...site.values()].flatMap(({ assets }) => assets.map(({ url, type }) => [url, type])),
  );
  for (const [url, type] of assets) {
    expect(internalPath(url, baseURL), url).toBeDefined();
    const response = await request.get(url, { maxRedirects: 0, maxRetries: 3 });
    expect(response.status(), url).toBe(200);
    expect(response.headers()['content-type']?.slice(0, type.length), url).toBe(type);
  }
});

test('every page has one h1, one description and its own canonical URL', ({ site }) => {
  const origins = new Set<string>();
  const pages = htmlPages(site);
  for (const page of pages) {
    const { path, status, title, headings, descriptions, canonicals, isNoindex } = page;
    expect
      .soft(
        headings.filter(({ level }) => level === 1),
        `h1 of ${path}`,
      )
      .toHaveLength(1);
    expect.soft(title.trim(), `title of ${path}`).not.toBe('');
    expect.soft(descriptions, `descriptions of ${path}`).toEqual([expect.stringMatching(/\S/)]);
    expect.soft(isNoindex, `noindex of ${path}`).toBe(status !== 200);

    const addresses = canonicals.map((canonical) => new URL(canonical));
    for (const { origin } of addresses) origins.add(origin);
    const paths = addresses.map(({ href, origin }) => href.slice(origin.length));
    expect.soft(paths, `canonical of ${path}`).toEqual(status === 200 ? [path] : []);
  }
  expect([...origins]).toHaveLength(1);
  sawPages(pages.length);
});

test('every page is in the language of its address, and its translations name each other', ({
  site,
  languages,
}) => {
  const all = languagesOf(site, languages);
  const byUrl = new Map(publicPages(site).map((page) => [page.canonicals[0], page]));
  let translated = 0;
  for (const { language, pages } of all)
    for (const { path, canonicals, translations, language: found } of pages) {
      expect(found, path).toBe(language);
      if (translations.length > 0)
        expect(translations, path).toContainEqual([language, ...canonicals]);
      for (const [code, url] of translations) {
        translated += 1;
        expect(byUrl.get(url)?.translations, `${path}: ${url}`).toEqual(translations);
        if (code !== 'x-default') expect(byUrl.get(url)?.language, `${path}: ${url}`).toBe(code);
      }
    }
  expect(translated > 0).toBe(all.length > 1);
  sawPages(byUrl.size);
});

test('every page is listed in the HTML sitemap, in pages.json and in the XML sitemap of its language, and no other page is', async ({
  site,
  languages,
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const indexes = [...robots.matchAll(/^Sitemap: https?:\/\/[^/\s]+(\S+)$/gm)];
  const all = languagesOf(site, languages);
  expect(
    indexes.map(([, index]) => index),
    'the sitemaps in /robots.txt',
  ).toEqual(all.map(({ of }) => of('/sitemap-index.xml')));
  for (const { pages, of } of all) {
    // A crawl returns encoded paths; paths in the pages may be encoded or not.
    const paths = pages.map(({ path }) => decodeURI(path)).sort();

    await page.goto(of('/sitemap'));
    const links = page.getByRole('main').getByRole('link');
    const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(listed.map((path) => decodeURI(path ?? '')).sort(), of('/sitemap')).toEqual(paths);

    const known: unknown = await (await request.get(of('/pages.json'))).json();
    // The list of a site with few pages is a single file without parts.
    expect(known).toMatchObject({ parts: [] });
    const { pages: entries } = Object(known);
    expect(entries, of('/pages.json')).toHaveLength(paths.length);
    for (const path of paths)
      expect(entries).toContainEqual({ path, title: expect.stringMatching(/\S/) });

    const files = await locations(page, request, of('/sitemap-index.xml'));
    const urls = await Promise.all(
      files.map((file) => locations(page, request, new URL(file).pathname)),
    );
    const canonicals = pages.flatMap(({ canonicals }) => canonicals);
    expect(urls.flat().sort(), of('/sitemap-index.xml')).toEqual(canonicals.sort());
  }
  sawPages(publicPages(site).length);
});

test('a URL with a trailing slash redirects permanently to the URL without it', async ({
  site,
  request,
  baseURL,
}) => {
  const paths = publicPages(site).map(({ path }) => path);
  for (const path of paths.filter((path) => path !== '/')) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    const to = new URL(response.headers().location ?? '', response.url());
    expect(to.href).toBe(`${baseURL}${path}`);
  }
  sawPages(paths.length);
});

test('every external link has a known protocol, and a link that opens a tab has rel="noopener"', ({
  site,
  baseURL,
}) => {
  for (const { path, links } of site.values()) {
    const external = links.filter(({ href }) => internalPath(href, baseURL) === undefined);
    for (const { href } of external) expect(href, path).toMatch(/^(?:https?|mailto|tel|sms):/);
    for (const { rel } of external.filter(({ target }) => target === '_blank'))
      expect(rel, path).toContain('noopener');
  }
  sawPages(site.size);
});
