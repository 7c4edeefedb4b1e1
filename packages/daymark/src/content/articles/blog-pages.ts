import { site } from '../../settings/index.ts';
import { BLOG } from '../../settings/paths.ts';
import { once } from '../markdown/memoize.ts';
import { divide } from '../paging/divide.ts';
import { allArticles } from './queries.ts';

/** Returns the pages of the blog, newest articles first. */
export const blogPages = once(async () => divide(await allArticles(), site.blog.pageSize, BLOG));
