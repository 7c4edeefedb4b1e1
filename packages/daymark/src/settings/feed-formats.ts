/** A feed format: its file name below the page, its media type and its name. */
export interface FeedFormat {
  file: 'feed.atom' | 'rss.xml' | 'feed.json';
  type: string;
  name: string;
}

/** The formats of every feed, the most complete first. */
export const FEED_FORMATS: readonly FeedFormat[] = [
  { file: 'feed.atom', type: 'application/atom+xml', name: 'Atom' },
  { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { file: 'feed.json', type: 'application/feed+json', name: 'JSON' },
];

/** Returns the path of a feed of the whole site, or of a topic. */
export const feedPath = (file: FeedFormat['file'], topicPath = '') => `${topicPath}/${file}`;
