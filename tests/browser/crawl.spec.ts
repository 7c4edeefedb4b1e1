import { internalPath, publicPages } from './crawl.ts';
import { pageTypes } from './pages.ts';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';
import { locations } from './xml.ts';

test('every link within the site leads to a page, and every anchor to its place', ({
  site,
  baseURL,
}) => {
  const broken = [...site.values()].flatMap(({ path, links }) =>
    links.flatMap(({ href }) => {
      const to = internalPath(href, baseURL);
      const target = to && site.get(to);
      if (!target) return [];
      const anchor = decodeURIComponent(new URL(href).hash.slice(1));
      // The pages that stand for a failure link to themselves: past the header, and to reload.
      const isThere = target.status === 200 || to === path;
      return isThere && (anchor === '' || target.ids.includes(anchor)) ? [] : `${path} to ${href}`;
    }),
  );
  expect(broken).toEqual([]);
});

test('every asset that a page refers to answers with a fitting type', async ({
  site,
  request,
  baseURL,
}) => {
  const assets = new Map(
    [...site.values()].flatMap(({ assets }) => assets.map(({ url, type }) => [url, type])),
  );
  for (const [url, type] of assets) {
    expect(internalPath(url, baseURL), url).toBeDefined();
    const response = await request.get(url, { maxRedirects: 0 });
    expect(response.status(), url).toBe(200);
    expect(response.headers()['content-type']?.slice(0, type.length), url).toBe(type);
  }
});

test('every page says once what it is and where it stands', ({ site }) => {
  const origins = new Set<string>();
  for (const page of site.values()) {
    const { path, status, title, headings, descriptions, canonicals, isNoindex } = page;
    expect
      .soft(
        headings.filter(({ level }) => level === 1),
        `h1 of ${path}`,
      )
      .toHaveLength(1);
    expect.soft(title.trim(), `title of ${path}`).not.toBe('');
    expect
      .soft(descriptions, `descriptions of ${path}`)
      .toEqual([expect.stringMatching(/^.{40,200}$/)]);
    expect.soft(isNoindex, `noindex of ${path}`).toBe(status !== 200);

    const addresses = canonicals.map((canonical) => new URL(canonical));
    for (const { origin } of addresses) origins.add(origin);
    const paths = addresses.map(({ href, origin }) => href.slice(origin.length));
    expect.soft(paths, `canonical of ${path}`).toEqual(status === 200 ? [path] : []);
  }
  expect([...origins]).toEqual([expect.stringMatching(/^https:/)]);
});

test('every page is listed for people, for scripts and for machines', async ({
  site,
  page,
  request,
}) => {
  const pages = publicPages(site);
  const paths = pages.map(({ path }) => path).sort();

  await page.goto('/sitemap');
  const links = page.getByRole('main').getByRole('link');
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(listed.sort(), 'on /sitemap').toEqual(paths);

  const entries: unknown = await (await request.get('/pages.json')).json();
  expect(entries, 'in /pages.json').toHaveLength(paths.length);
  for (const path of paths)
    expect(entries).toContainEqual({ path, title: expect.stringMatching(/\S/) });

  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = robots.match(/^Sitemap: https:\/\/[^/\s]+(\S+)$/m) ?? [];
  expect(index, 'in /robots.txt').toBe('/sitemap-index.xml');
  const files = await locations(page, request, index);
  const urls = await Promise.all(
    files.map((file) => locations(page, request, new URL(file).pathname)),
  );
  const canonicals = pages.flatMap(({ canonicals }) => canonicals);
  expect(urls.flat().sort(), 'in the XML').toEqual(canonicals.sort());
});

test('an address that ends with a slash leads to the one without, for good', async ({
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
});

test('every link that leads elsewhere is a letter or a secure address; those to partners are marked', ({
  site,
  baseURL,
}) => {
  for (const { path, links } of site.values()) {
    const elsewhere = links.filter(({ href }) => internalPath(href, baseURL) === undefined);
    for (const { href } of elsewhere)
      expect(href, path).toMatch(/^(https:\/\/[a-z0-9.-]+\/|mailto:)/);
    const inNewTab = elsewhere.filter(({ target }) => target === '_blank');
    const partners = Array.from({ length: 2 }, () => 'noopener sponsored');
    expect(
      inNewTab.map(({ rel }) => rel),
      path,
    ).toEqual(partners);
  }
});

test('no page reports an error', async ({ site, page, expectError }) => {
  for (const { path } of publicPages(site)) await page.goto(path);
  for (const type of pageTypes.filter(({ status }) => status !== 200))
    await visit({ page, expectError }, type);
});
