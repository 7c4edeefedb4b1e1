/*
 * The paths of articles, authors, topics and steps of the path, and of numbered list pages. No path
 * ends with a slash.
 */

export const BLOG = '/blog';
export const articlePath = (slug: string) => `${BLOG}/${slug}`;
/** Returns whether a path has the form of an article's path. */
const isArticlePath = (path: string) =>
  path.startsWith(`${BLOG}/`) && /^[^/.]+$/.test(path.slice(BLOG.length + 1));
export const authorPath = (slug: string) => `/authors/${slug}`;
export const topicPath = (slug: string) => `/topics/${slug}`;
export const stepPath = (slug: string) => `/path/${slug}`;
const STEP = /^(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Splits a step's file name, such as "1-five-breaths". Returns undefined if it has no number. */
export function numberedName(slug: string): { number: number; name: string } | undefined {
  const [, number, name] = STEP.exec(slug) ?? [];
  return number && name ? { number: Number(number), name } : undefined;
}
/** Returns the path of an archive page of a list. Archive pages are numbered from the oldest, 1. */
export const pagePath = (list: string, page: number) => `${list}/page/${page}`;
/** Returns the path of the list of an archive page; other paths as they are. */
export const listPath = (path: string) => path.replace(/\/page\/\d+$/, '');
/**
 * Returns the old path of a document for one of its aliases. An alias is a whole path, or a name
 * that replaces the last segment of the document's current path.
 */
export const oldPath = (alias: string, path: string) =>
  alias.startsWith('/') ? alias : path.slice(0, path.lastIndexOf('/') + 1) + alias;
/**
 * Returns the first path of an article, which identifies it permanently in feeds: the first alias
 * that is an article path. Without such an alias, it is the current path.
 */
export const firstPath = (path: string, aliases: readonly string[]) =>
  aliases.map((alias) => oldPath(alias, path)).find(isArticlePath) ?? path;

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
