import { generateRssFeed } from 'feedsmith';
import type { Feed, FeedEntry } from './feed.ts';
import { withoutForbidden } from './xml.ts';

/**
 * Escapes plain text as HTML, because feed readers parse a description as HTML. The library then
 * escapes the result as XML.
 */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Writes a feed as RSS 2.0, with the modules from the RSS best practices: content, Dublin Core and
 * Atom's self link.
 * @param own the absolute URL of the feed
 */
export function rssFeed(feed: Feed, own: string): string {
  const { title, description, language, url, updated, entries } = feed;
  const xml = generateRssFeed({
    title,
    description: asHtml(description),
    link: url,
    language: language.toLowerCase(),
    ...(updated && { lastBuildDate: updated }),
    atom: { links: [{ href: own, rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map(itemOf),
  });
  return withoutForbidden(xml);
}

const itemOf = ({ id, title, url, picture, ...entry }: FeedEntry) => ({
  title,
  link: url,
  guid: { value: id, isPermaLink: id === url },
  description: asHtml(entry.summary),
  pubDate: entry.published,
  categories: entry.topics.map(({ title }) => ({ name: title })),
  dc: { creators: [entry.author] },
  content: { encoded: entry.html },
  ...(picture && { media: { thumbnails: [{ url: picture }] } }),
});
