/**
 * The formats of every feed, the most complete first. `file` is the last segment of the path of a
 * feed.
 */
export const FEED_FORMATS = [
  { file: 'feed.atom', type: 'application/atom+xml', name: 'Atom' },
  { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { file: 'feed.json', type: 'application/feed+json', name: 'JSON' },
] as const;

export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Returns the path of a feed of the whole site, or of a topic. */
export const feedPath = (file: FeedFormat['file'], topicPath = '') => `${topicPath}/${file}`;
