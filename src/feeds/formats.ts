/** A feed in one format: where it lies below its page, and what it is to browsers and readers. */
export interface FeedFormat {
  file: 'feed.atom' | 'rss.xml' | 'feed.json';
  type: string;
  name: string;
}

/** The formats of every feed, the fullest first. */
export const FEED_FORMATS: readonly FeedFormat[] = [
  { file: 'feed.atom', type: 'application/atom+xml', name: 'Atom' },
  { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { file: 'feed.json', type: 'application/feed+json', name: 'JSON' },
];

/** The path of a feed of the whole site, or of the topic whose path is given. */
export const feedPath = (file: FeedFormat['file'], topicPath = '') => `${topicPath}/${file}`;
