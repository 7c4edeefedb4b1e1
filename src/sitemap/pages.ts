import { blogPages } from '../articles/blog/pages.ts';
import { allArticles } from '../articles/queries.ts';
import { once } from '../markdown/once.ts';
import { type ListPage, listPageTitle } from '../paging/divide.ts';
import type { PageEntry } from '../search/page-index.ts';
import { topicPages } from '../topics/pages.ts';

/** A group of pages under one heading of the sitemap. */
export interface PageGroup {
  title: string;
  pages: PageEntry[];
}

const LEGAL = [
  { title: 'Privacy Policy', path: '/privacy' },
  { title: 'Terms of Service', path: '/terms' },
  { title: 'Sitemap', path: '/sitemap' },
];

/** Every public page of the site, grouped for people. */
export const pageGroups = once(async (): Promise<PageGroup[]> => {
  const [articles, blog, topics] = await Promise.all([allArticles(), blogPages(), topicPages()]);
  return [
    {
      title: 'Pages',
      pages: [
        { title: 'Home', path: '/' },
        { title: 'About us', path: '/about' },
        { title: 'Resources', path: '/resources' },
        { title: 'Community', path: '/community' },
        { title: 'Contact', path: '/contact' },
        ...LEGAL,
      ],
    },
    { title: 'Topics', pages: topics.flatMap(({ topic, pages }) => listPages(topic.title, pages)) },
    { title: 'Blog', pages: listPages('Blog', blog) },
    { title: 'Articles', pages: articles.map(({ title, path }) => ({ title, path })) },
  ];
});

const listPages = (title: string, pages: readonly ListPage<unknown>[]): PageEntry[] =>
  pages.map((page) => ({ title: listPageTitle(title, page), path: page.path }));

/** Every public page of the site, in one list. */
export const allPages = once(async () => (await pageGroups()).flatMap(({ pages }) => pages));
