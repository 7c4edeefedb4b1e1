import type { Feed, FeedEntry } from './feed.ts';

/**
 * Writes a feed as JSON Feed 1.1, without the library that writes the other formats. The format
 * requires a list of items even in an empty feed, and the library omits an empty list.
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
