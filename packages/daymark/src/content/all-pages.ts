import * as wording from '#words';
import type { Article } from './articles/article.ts';
import { allArticles, blogPages } from './articles/queries.ts';
import { authorPages } from './authors/pages.ts';
import { once } from './markdown/memoize.ts';
import { ownPages } from './own-pages/queries.ts';
import type { PageEntry } from './page-index.ts';
import { type ListPage, listPageTitle } from './paging/divide.ts';
import { allSteps } from './path/queries.ts';
import { textEntries } from './static-pages/queries.ts';
import { topicPages } from './topics/pages.ts';

/** A group of pages under one heading of the sitemap. */
export interface PageGroup {
  title: string;
  pages: PageEntry[];
}

/** Returns every public page of the site, in groups for the sitemap page. */
export const pageGroups = once(async (): Promise<PageGroup[]> => {
  const [articles, authors, blog, own, steps, topics] = await Promise.all([
    allArticles(),
    authorPages(),
    blogPages(),
    ownPages(),
    allSteps(),
    topicPages(),
  ]);
  const blogEntries = listPages(wording.blog, blog);
  const isShort = blogEntries.length === 1;
  const groups = [
    {
      title: wording.pages,
      pages: [
        { title: wording.home, path: '/' },
        ...(await textEntries('about', 'resources', 'community')),
        ...(isShort ? blogEntries : []),
        ...(await textEntries('contact')),
        ...own.map(entryOf),
        { title: wording.search, path: '/search' },
        ...(await textEntries('preferences', 'privacy', 'terms')),
        { title: wording.sitemap, path: '/sitemap' },
      ],
    },
    { title: wording.thePath, pages: steps.map(entryOf) },
    {
      title: wording.topics,
      pages: topics.flatMap(({ topic, pages }) => listPages(topic.title, pages)),
    },
    {
      title: wording.authors,
      pages: authors.flatMap(({ author, pages }) => listPages(author.name, pages)),
    },
    { title: wording.blog, pages: isShort ? [] : blogEntries },
    { title: wording.articles, pages: articles.map(articleEntry) },
  ];
  return groups.filter(({ pages }) => pages.length > 0);
});

const entryOf = ({ title, path }: PageEntry): PageEntry => ({ title, path });

/** Marks an article that only the live preview lists. */
const articleEntry = ({ title, path, unpublished }: Article): PageEntry => ({
  title: unpublished ? `${title} (${unpublished.toLowerCase()})` : title,
  path,
});

const listPages = (title: string, pages: readonly ListPage<unknown>[]): PageEntry[] =>
  pages.map((page) => ({ title: listPageTitle(title, page), path: page.path }));

/** Returns every public page of the site in one list. */
export const allPages = once(async () => (await pageGroups()).flatMap(({ pages }) => pages));
