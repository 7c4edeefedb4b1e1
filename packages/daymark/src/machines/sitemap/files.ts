import { allPages } from '../../content/all-pages.ts';
import type { Article } from '../../content/articles/article.ts';
import { allArticles, blogPages } from '../../content/articles/queries.ts';
import { authorPages } from '../../content/authors/pages.ts';
import { once } from '../../content/markdown/memoize.ts';
import { ownPages } from '../../content/own-pages/queries.ts';
import { entriesOf } from '../../content/texts/entries.ts';
import { topicPages } from '../../content/topics/pages.ts';
import { site } from '../../settings/index.ts';
import { divideAmongFiles, newest } from './xml.ts';

const changeOf = ({ updated, date }: Article) => updated ?? date;

/**
 * Returns the dates of the last changes of pages, by path. An article has the date of its last
 * change, a list has the newest date of its articles, and a static page has the date in its front
 * matter, if any.
 */
async function lastChanges() {
  const changes = new Map<string, Date | undefined>();
  const articles = await allArticles();
  const newestOfAll = newest(articles.map(changeOf));
  for (const path of ['/', '/resources', '/sitemap']) changes.set(path, newestOfAll);
  for (const article of articles) changes.set(article.path, changeOf(article));
  const lists = [...(await topicPages()), ...(await authorPages())].map(({ pages }) => pages);
  for (const { path, items } of [await blogPages(), ...lists].flat())
    changes.set(path, newest(items.map(changeOf)));
  for (const { id, data } of entriesOf('pages'))
    if (!changes.has(`/${id}`)) changes.set(`/${id}`, data.updated);
  for (const { path, updated } of await ownPages()) changes.set(path, updated);
  return changes;
}

/** Returns the sitemap files of the site. */
export const sitemapFiles = once(async () => {
  const paths = (await allPages()).map(({ path }) => path);
  return divideAmongFiles(paths, await lastChanges(), site.identity.url);
});
