import { once } from '../../markdown/once.ts';
import { site } from '../../site/index.ts';
import { inPages } from '../order.ts';
import { allArticles } from '../queries.ts';

/** The articles of each page of the blog, newest first. */
export const blogPages = once(async () => inPages(await allArticles(), site.blog.pageSize));
