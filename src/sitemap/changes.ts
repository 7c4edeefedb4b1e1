import { getCollection } from 'astro:content';
import type { Article } from '../articles/article.ts';
import { blogPages } from '../articles/blog/pages.ts';
import { allArticles, articlesOn } from '../articles/queries.ts';
import { once } from '../markdown/once.ts';
import { blogPath } from '../site/paths.ts';
import { allTopics } from '../topics/queries.ts';
import { newest } from './newest.ts';

const changeOf = ({ updated, date }: Article) => updated ?? date;

/**
 * The last change of every page that has one, by path: an article's own, a
 * list's newest, a text's where its author notes it.
 */
export const lastChanges = once(async () => {
  const changes = new Map<string, Date | undefined>();
  const articles = await allArticles();
  const newestOfAll = newest(articles.map(changeOf));
  for (const path of ['/', '/resources', '/sitemap']) changes.set(path, newestOfAll);
  for (const article of articles) changes.set(article.path, changeOf(article));
  for (const { path, slug } of await allTopics())
    changes.set(path, newest((await articlesOn(slug)).map(changeOf)));
  for (const [index, page] of (await blogPages()).entries())
    changes.set(blogPath(index + 1), newest(page.map(changeOf)));
  for (const { id, data } of await getCollection('texts'))
    if (!changes.has(`/${id}`)) changes.set(`/${id}`, data.updated);
  return changes;
});
