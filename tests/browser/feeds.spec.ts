import { parseFeed } from '@rowanmanning/feed-parser';
import { readAtom, readJson, readRss } from '../read-feed.ts';
import { type CrawledSite, publicPages } from './crawl.ts';
import { expect, test } from './site.ts';

const READERS: Record<string, typeof readAtom> = {
  'application/atom+xml': readAtom,
  'application/rss+xml': readRss,
  'application/feed+json': readJson,
};

/** Returns the type and path of each feed that a page links to, without duplicates. */
function feedsOf(site: CrawledSite, path: string): { type: string; path: string }[] {
  const assets = site.get(path)?.assets.filter(({ type }) => type in READERS) ?? [];
  return assets.map(({ type, url }) => ({ type, path: new URL(url).pathname }));
}

const topicsOf = (site: CrawledSite) =>
  publicPages(site).filter(({ path }) => path.startsWith('/topics/'));

test('every page links to the feeds of the site, and a topic page links first to the feeds of the topic', ({
  site,
}) => {
  const own = ['/feed.atom', '/rss.xml', '/feed.json'];
  for (const { path } of publicPages(site)) {
    const topic = path.match(/^\/topics\/[^/]+/)?.[0];
    const expected = [...(topic ? own.map((feed) => topic + feed) : []), ...own];
    expect(
      feedsOf(site, path).map((feed) => feed.path),
      path,
    ).toEqual(expected);
  }
});

test('the blog, its archive pages and topic pages show a link to their feed', ({ site }) => {
  const lists = publicPages(site).filter(({ path }) =>
    /^\/(?:blog(?:\/page|$)|topics\/)/.test(path),
  );
  expect(lists.length).toBeGreaterThan(2);
  for (const { path, links } of lists) {
    const topic = path.match(/^\/topics\/[^/]+/)?.[0] ?? '';
    const shown = links.map(({ href }) => new URL(href).pathname);
    expect(shown, path).toContain(`${topic}/feed.atom`);
  }
});

test('every feed can be parsed, and links only to pages that exist', async ({ site, request }) => {
  const canonicals = new Set(publicPages(site).flatMap((page) => page.canonicals));
  const anchors = new Map(publicPages(site).map(({ canonicals, ids }) => [canonicals[0], ids]));
  const pages = ['/', ...topicsOf(site).map(({ path }) => path)];
  for (const { type, path } of pages.flatMap((page) => feedsOf(site, page))) {
    const body = await (await request.get(path)).text();
    const feed = READERS[type]?.(body);
    expect(new URL(feed?.own ?? '').pathname, path).toBe(path);
    expect(canonicals, path).toContain(feed?.url);
    expect(feed?.entries.length, path).toBeGreaterThan(0);
    expect(feed?.entries.length, path).toBeLessThanOrEqual(20);
    for (const { id, url, html, published } of feed?.entries ?? []) {
      expect(canonicals, path).toContain(url);
      expect(id).toBe(url);
      expect(html.length, `number of letters in the entry ${url}`).toBeGreaterThan(2000);
      expect(Number.isNaN(Date.parse(published)), published).toBe(false);
      for (const [, address = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        expect(address, url).toMatch(/^(?:https:\/\/|mailto:)/);
        const [target, anchor] = address.split('#');
        if (anchor && anchors.has(target)) expect(anchors.get(target), address).toContain(anchor);
      }
    }
    if (type !== 'application/feed+json')
      expect(parseFeed(body).items.map(({ url }) => url)).toEqual(
        feed?.entries.map(({ url }) => url),
      );
  }
});

test('the feed of the site lists articles of the blog: 20, or all if there are fewer', async ({
  site,
  request,
}) => {
  const blog = publicPages(site).filter(({ path }) => /^\/blog(?:\/page\/\d+)?$/.test(path));
  const listed = blog.flatMap(({ links }) =>
    links.flatMap(({ href }) => new URL(href).pathname.match(/^\/blog\/[a-z0-9-]+$/)?.[0] ?? []),
  );
  const feed = readAtom(await (await request.get('/feed.atom')).text());
  const paths = feed.entries.map(({ url }) => new URL(url).pathname);
  const inOrder = [...new Set(listed)].filter((path) => paths.includes(path));
  expect(paths).toHaveLength(Math.min(20, new Set(listed).size));
  expect(new Set(inOrder)).toEqual(new Set(paths));
});
