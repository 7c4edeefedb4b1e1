import type { Feed, FeedEntry } from './feed.ts';

/**
 * Writes a feed as JSON Feed 1.1, a plain object. It does not use the library of the other formats,
 * because that library omits an empty list of items, which the format requires.
 * @param own the absolute URL of the feed
 */
export function jsonFeed(feed: Feed, own: string): string {
  const { title, description, language, author, url, icon, entries } = feed;
  const written = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: url,
    feed_url: own,
    icon,
    authors: [{ name: author }],
    items: entries.map(itemOf),
  };
  return `${JSON.stringify(written, null, 1)}\n`;
}

const itemOf = (entry: FeedEntry) => ({
  id: entry.id,
  url: entry.url,
  title: entry.title,
  summary: entry.summary,
  content_html: entry.html,
  date_published: entry.published,
  date_modified: entry.updated,
  authors: [{ name: entry.author }],
  tags: entry.topics.map(({ title }) => title),
  ...(entry.picture && { image: entry.picture }),
});
