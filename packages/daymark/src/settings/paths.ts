import { addressesOf, type FeedFormat } from './addresses.ts';
import { feedIds } from './feed-ids.ts';
import { settings } from './index.ts';

/* The addresses of the site that a program renders, and the formats of its feeds. */

const { base, of, ofPage, ofList } = addressesOf(settings);

export const { ofArticle: articleId, ofFeed: feedId } = feedIds(settings);
export { ofList as listPath, ofPage as pagePath };

export const articlePath = (slug: string, date: Date) => of(`/blog/${slug}`, date);
export const authorPath = (slug: string) => of(`/authors/${slug}`);
export const topicPath = (slug: string) => of(`/topics/${slug}`);
/** Returns the path of the list of a kind of articles. */
export const kindPath = (kind: string) => of(`/blog/kind/${kind}`);
export const stepPath = (slug: string) => of(`/path/${slug}`);
/** Returns the path of a page in `content/pages/` or `pages/`. */
export const textPath = (name: string) => of(`/${name}`);
/** Returns the path of a feed of the whole site, or of a topic. */
export const feedPath = (file: FeedFormat['file'], topicPath = base) => `${topicPath}/${file}`;
