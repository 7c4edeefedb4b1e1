import { HOME, SEARCH, SITEMAP } from '#addresses';
import * as wording from '#words';
import { settings } from '../settings/index.ts';
import type { Article } from './articles/article.ts';
import { allArticles, authorPages, blogPages, kindPages, topicPages } from './articles/queries.ts';
import { type ListPage, listPageTitle } from './paging.ts';
import { divideSitemap, type ListedPage, type NamedGroup, type PageEntry } from './sitemap.ts';
import { ownPages, textEntries } from './static-pages/queries.ts';
import { allSteps } from './steps.ts';
import { once } from './texts.ts';

/** Returns every public page of the site except parts of the sitemap, in groups for the sitemap. */
const pageGroups = once(async (): Promise<NamedGroup[]> => {
  const [articles, authors, blog, kinds, own, steps, topics] = await Promise.all([
    allArticles(),
    authorPages(),
    blogPages(),
    kindPages(),
    ownPages(),
    allSteps(),
    topicPages(),
  ]);
  const blogEntries = listPages(wording.blog, blog);
  const isShort = blogEntries.length === 1;
  const groups: NamedGroup[] = [
    {
      name: 'pages',
      title: wording.pages,
      pages: [
        { title: wording.home, path: HOME },
        ...(await textEntries('about', 'resources', 'community')),
        ...(isShort ? blogEntries : []),
        ...(await textEntries('contact')),
        ...own.map(entryOf),
        { title: wording.search, path: SEARCH },
        ...(await textEntries('preferences', 'privacy', 'terms', 'accessibility')),
        { title: wording.sitemap, path: SITEMAP },
      ],
    },
    { name: 'path', title: wording.thePath, pages: steps.map(entryOf) },
    {
      name: 'topics',
      title: wording.topics,
      pages: topics.flatMap(({ topic, pages }) => listPages(topic.title, pages)),
    },
    {
      name: 'kinds',
      title: wording.kindsOfArticles,
      pages: kinds.flatMap(({ title, pages }) => listPages(title, pages)),
    },
    {
      name: 'authors',
      title: wording.authors,
      pages: authors.flatMap(({ author, pages }) => listPages(author.name, pages)),
    },
    { name: 'blog', title: wording.blog, pages: isShort ? [] : blogEntries },
    { name: 'articles', title: wording.articles, pages: articles.map(articleEntry) },
  ];
  return groups.filter(({ pages }) => pages.length > 0);
});

const entryOf = ({ title, path }: PageEntry): PageEntry => ({ title, path });

/**
 * Returns the sitemap's entry of an article. The title marks an article that only the live preview
 * lists.
 */
const articleEntry = ({ title, path, unpublished, date }: Article): ListedPage => ({
  title: unpublished ? `${title} (${unpublished.toLowerCase()})` : title,
  path,
  date,
});

/**
 * Returns the sitemap's entries of a list's pages. Only archive pages get a date, because `/sitemap`
 * itself always lists pages without a date.
 */
const listPages = (title: string, pages: readonly ListPage<Article>[]): ListedPage[] =>
  pages.map((page) => ({
    title: listPageTitle(title, page),
    path: page.path,
    date: page.number === undefined ? undefined : page.items[0]?.date,
  }));

/** Returns the pages of the sitemap, `/sitemap` first. */
export const sitemapPages = once(async () =>
  divideSitemap(await pageGroups(), settings.identity.language),
);

/** Returns every public page of the site in one list, pages without a date first. */
export const allPages = once(async (): Promise<PageEntry[]> => {
  const pages = (await pageGroups()).flatMap(({ pages }) => pages);
  const [, ...parts] = await sitemapPages();
  return [
    ...pages.filter(({ date }) => date === undefined).map(entryOf),
    ...parts.map(({ title, path }) => ({ title: wording.sitemapOf(title), path })),
    ...pages.filter(({ date }) => date !== undefined).map(entryOf),
  ];
});
