import { inPages } from '../articles/order.ts';
import { allArticles } from '../articles/queries.ts';
import { allAuthors } from '../authors/queries.ts';
import { once } from '../markdown/once.ts';
import { allSteps } from '../path/queries.ts';
import type { PageEntry } from '../search/page-index.ts';
import { site } from '../site/index.ts';
import { blogPath } from '../site/paths.ts';
import { allTopics } from '../topics/queries.ts';

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
  const [articles, topics, authors, steps] = await Promise.all([
    allArticles(),
    allTopics(),
    allAuthors(),
    allSteps(),
  ]);
  const count = inPages(articles, site.blog.pageSize).length;
  const older = Array.from({ length: count - 1 }, (_, index) => ({
    title: `Blog, page ${index + 2}`,
    path: blogPath(index + 2),
  }));
  return [
    {
      title: 'Pages',
      pages: [
        { title: 'Home', path: '/' },
        { title: 'About us', path: '/about' },
        { title: 'Resources', path: '/resources' },
        { title: 'Community', path: '/community' },
        { title: 'Contact', path: '/contact' },
        { title: 'Search', path: '/search' },
        { title: 'Preferences', path: '/preferences' },
        ...LEGAL,
      ],
    },
    { title: 'The path', pages: steps.map(({ title, path }) => ({ title, path })) },
    { title: 'Topics', pages: topics.map(({ title, path }) => ({ title, path })) },
    { title: 'Authors', pages: authors.map(({ name, path }) => ({ title: name, path })) },
    { title: 'Blog', pages: [{ title: 'Blog', path: '/blog' }, ...older] },
    { title: 'Articles', pages: articles.map(({ title, path }) => ({ title, path })) },
  ];
});

/** Every public page of the site, in one list. */
export const allPages = once(async () => (await pageGroups()).flatMap(({ pages }) => pages));
