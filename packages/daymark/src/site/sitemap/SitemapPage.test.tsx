import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { isExhaustive } from '../../../../../tests/exhaustive.ts';
import { manyPages } from '../../../../../tests/many-pages.ts';
import { divide, listPageTitle } from '../../content/paging.ts';
import { divideSitemap, type SitemapPage as Page } from '../../content/sitemap.ts';
import { SitemapPage } from './SitemapPage.tsx';

const KB = 1024;
const ARTICLES = isExhaustive ? 100_000 : 20_000;
const ON_PAGE = 9;
const AUTHORS = 2_000;

/** Returns the groups of a large site, as `all-pages.ts` makes them. */
function groups() {
  const articles = manyPages(ARTICLES);
  const lists = divide(articles, ON_PAGE, '/blog').map((page) => ({
    title: listPageTitle('Blog', page),
    path: page.path,
    date: page.number === undefined ? undefined : page.items[0]?.date,
  }));
  const authors = Array.from({ length: AUTHORS }, (_, number) => ({
    title: `An author with number ${number}`,
    path: `/authors/an-author-with-number-${number}`,
  }));
  return [
    { name: 'authors', title: 'Authors', pages: authors },
    { name: 'blog', title: 'Blog', pages: lists },
    { name: 'articles', title: 'Articles', pages: articles },
  ];
}

describe('the sitemap of many articles', () => {
  let pages: Page[];
  let all: string[];
  beforeAll(() => {
    const site = groups();
    pages = divideSitemap(site, 'en-GB');
    all = site.flatMap(({ pages }) => pages.map(({ path }) => path));
  });

  it('has only pages of at most 70 KB of HTML', () => {
    for (const page of pages)
      expect(renderToStaticMarkup(<SitemapPage {...page} />).length, page.path).toBeLessThan(
        70 * KB,
      );
  });

  it('has a link to every page of the site, and to every page of the sitemap, once', () => {
    const links = pages.flatMap(({ groups }) =>
      groups.flatMap(({ pages }) => pages.map(({ path }) => path)),
    );
    const parts = pages.slice(1).map(({ path }) => path);
    expect(links.toSorted()).toEqual([...all, ...parts].toSorted());
  });
});

it('the archive pages of a list are in a line, and other pages in columns', () => {
  const listOf = (paths: string[]) => {
    const pages = paths.map((path) => ({ title: path, path }));
    const groups = [{ title: 'Group', pages }];
    return /<ul class="([^"]*)"/.exec(
      renderToStaticMarkup(<SitemapPage title="Sitemap" groups={groups} />),
    )?.[1];
  };
  expect(listOf(['/blog', '/blog/page/2', '/blog/page/1'])).toContain('flex');
  expect(listOf(['/authors/a', '/authors/b', '/authors/b/page/1'])).toContain('flex');
  expect(listOf(['/blog/blog', '/blog/blogs'])).not.toContain('flex');
});

it('a part of the sitemap links to the page of which it is a part', () => {
  const parent = { title: 'Sitemap', path: '/sitemap' };
  const html = renderToStaticMarkup(<SitemapPage title="2024" parent={parent} groups={[]} />);
  expect(html).toContain('>Sitemap: 2024</h1>');
  expect(html).toMatch(/<a [^>]*href="\/sitemap">Back to: Sitemap<\/a>/);
});
