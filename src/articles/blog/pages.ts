import { once } from '../../markdown/once.ts';
import { divide } from '../../paging/divide.ts';
import { site } from '../../site/index.ts';
import { BLOG } from '../../site/paths.ts';
import { allArticles } from '../queries.ts';

/** Returns the pages of the blog, newest articles first. */
export const blogPages = once(async () => divide(await allArticles(), site.blog.pageSize, BLOG));
