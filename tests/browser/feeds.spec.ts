import { parseFeed } from '@rowanmanning/feed-parser';
import { FEED_FORMATS } from '../../packages/daymark/src/settings/addresses.ts';
import { readAtom, readJson, readRss } from '../read-feed.ts';
import { type CrawledSite, publicPages } from './crawl.ts';
import { expect, languagesOf, test } from './site.ts';

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

const FEEDS = FEED_FORMATS.map(({ file }) => `/${file}`);

/** Returns the route of the topic of a page; undefined for any other page. */
const topicOf = (route = '') => route.match(/^\/topics\/[^/]+/)?.[0];

test('every page links to the feeds of its language, and a topic page links first to the feeds of the topic', ({
  site,
  languages,
}) => {
  for (const { pages, of, routeOf } of languagesOf(site, languages))
    for (const { path } of pages) {
      const topic = topicOf(routeOf(decodeURI(path)));
      const routes = [...(topic ? FEEDS.map((feed) => topic + feed) : []), ...FEEDS];
      expect(
        feedsOf(site, path).map((feed) => feed.path),
        path,
      ).toEqual(routes.map((route) => encodeURI(of(route))));
    }
});

test('the blog, its archive pages and topic pages show a link to their feed', ({
  site,
  languages,
}) => {
  for (const { pages, of, routeOf } of languagesOf(site, languages)) {
    const lists = pages
      .map(({ path, links }) => ({ route: routeOf(decodeURI(path)) ?? '', links }))
      .filter(({ route }) => /^\/(?:blog(?:\/page|$)|topics\/)/.test(route));
    expect(lists.length).toBeGreaterThan(1);
    for (const { route, links } of lists) {
      const shown = links.map(({ href }) => new URL(href).pathname);
      expect(shown, route).toContain(encodeURI(of(`${topicOf(route) ?? ''}/feed.atom`)));
    }
  }
});

test('every feed can be parsed, and links only to pages of its language that exist', async ({
  site,
  languages,
  request,
}) => {
  for (const { pages, language, of } of languagesOf(site, languages)) {
    const known = new Map(pages.map((page) => [page.canonicals[0], page]));
    const everything = new Map(publicPages(site).map((page) => [page.canonicals[0], page]));
    const feeds = new Map(
      pages.flatMap(({ path }) => feedsOf(site, path)).map((feed) => [feed.path, feed.type]),
    );
    expect([...feeds.keys()]).toContain(encodeURI(of('/feed.atom')));
    for (const [path, type] of feeds) {
      const body = await (await request.get(path)).text();
      const feed = READERS[type]?.(body);
      expect(new URL(feed?.own ?? '').pathname, path).toBe(path);
      expect(feed?.language.toLowerCase(), path).toBe(language.toLowerCase());
      expect(known.has(feed?.url), path).toBe(true);
      expect(feed?.entries.length, path).toBeGreaterThan(0);
      expect(feed?.entries.length, path).toBeLessThanOrEqual(20);
      for (const { id, url, html, published } of feed?.entries ?? []) {
        const page = known.get(url);
        expect(page, `${path}: ${url}`).toBeDefined();
        expect(id).toBe(url);
        const words = html
          .replace(/<[^>]*>/g, ' ')
          .trim()
          .split(/\s+/);
        expect(words.length, `words of ${url}`).toBeGreaterThan((page?.wordsOfText ?? 0) * 0.9);
        expect(Number.isNaN(Date.parse(published)), published).toBe(false);
        for (const [, address = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
          expect(address, url).toMatch(/^(?:https:\/\/|mailto:)/);
          const [target = '', anchor] = address.split('#');
          const { ids } = everything.get(target) ?? {};
          if (anchor && ids) expect(ids, address).toContain(decodeURIComponent(anchor));
        }
      }
      if (type !== 'application/feed+json')
        expect(parseFeed(body).items.map(({ url }) => url)).toEqual(
          feed?.entries.map(({ url }) => url),
        );
    }
  }
});

test('the feed of a language lists articles of its blog: 20, or all if there are fewer', async ({
  site,
  languages,
  request,
}) => {
  for (const { pages, of, routeOf, isArticle } of languagesOf(site, languages)) {
    const blog = pages.filter(({ path }) =>
      /^\/blog(?:\/page\/\d+)?$/.test(routeOf(decodeURI(path)) ?? ''),
    );
    const listed = new Set(
      blog.flatMap(({ links }) =>
        links
          .map(({ href }) => new URL(href).pathname)
          .filter((path) => isArticle(decodeURI(path))),
      ),
    );
    const feed = readAtom(await (await request.get(encodeURI(of('/feed.atom')))).text());
    const paths = feed.entries.map(({ url }) => new URL(url).pathname);
    expect(paths).toHaveLength(Math.min(20, listed.size));
    for (const path of paths) expect(listed).toContain(path);
  }
});
