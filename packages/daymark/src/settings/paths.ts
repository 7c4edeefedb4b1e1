import { addressesOf, type FeedFormat, oldPath } from './addresses.ts';
import { settings } from './index.ts';

/* The addresses of the site that a program renders, and the formats of its feeds. */

const { base, root, of, ofPage, ofList, isArticle } = addressesOf(settings);

export { ofList as listPath, ofPage as pagePath };

export const articlePath = (slug: string, date: Date) => of(`/blog/${slug}`, date);
export const authorPath = (slug: string) => of(`/authors/${slug}`);
export const topicPath = (slug: string) => of(`/topics/${slug}`);
export const stepPath = (slug: string) => of(`/path/${slug}`);
/** Returns the path of a page in `content/pages/` or `pages/`. */
export const textPath = (name: string) => of(`/${name}`);
/** Returns the path of a feed of the whole site, or of a topic. */
export const feedPath = (file: FeedFormat['file'], topicPath = base) => `${topicPath}/${file}`;
/**
 * Returns the first path of an article, which identifies it permanently in feeds: the first alias
 * that is an article path. Without such an alias, it is the current path.
 */
export const firstPath = (path: string, aliases: readonly string[]) =>
  aliases.map((alias) => oldPath(alias, path, root)).find(isArticle) ?? path;
