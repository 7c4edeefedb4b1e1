import { generateAtomFeed } from 'feedsmith';
import type { Feed, FeedEntry } from './feed.ts';
import { withoutForbidden } from './xml.ts';

const plain = (value: string) => ({ value, type: 'text' });

/**
 * Writes a feed as Atom (RFC 4287).
 * @param own the absolute URL of the feed
 */
export function atomFeed(feed: Feed, own: string): string {
  const { title, description, language, author, url, icon, updated, entries } = feed;
  const xml = generateAtomFeed({
    id: url,
    title: plain(title),
    subtitle: plain(description),
    // Atom requires a date, and an empty feed has none.
    updated: updated ?? new Date(0),
    icon,
    authors: [{ name: author }],
    links: [
      { href: own, rel: 'self', type: 'application/atom+xml' },
      { href: url, rel: 'alternate', type: 'text/html' },
    ],
    xml: { lang: language },
    entries: entries.map(entryOf),
  });
  return withoutForbidden(xml);
}

const entryOf = ({ title, summary, author, topics, url, html, picture, ...entry }: FeedEntry) => ({
  ...entry,
  title: plain(title),
  summary: plain(summary),
  authors: [{ name: author }],
  categories: topics.map(({ slug, title }) => ({ term: slug, label: title })),
  links: [{ href: url, rel: 'alternate', type: 'text/html' }],
  content: { value: html, type: 'html' },
  ...(picture && { media: { thumbnails: [{ url: picture }] } }),
});
