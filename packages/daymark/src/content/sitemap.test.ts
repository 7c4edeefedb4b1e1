import { describe, expect, it } from 'vitest';
import { type ManyPage, manyPages } from '../../../../tests/many-pages.ts';
import { divideSitemap, type NamedGroup } from './sitemap.ts';

const LANGUAGE = 'en-GB';

const group = (title: string, pages: NamedGroup['pages']): NamedGroup => ({
  name: title.toLowerCase(),
  title,
  pages,
});
const main = group('Pages', [{ title: 'Home', path: '/' }]);
const authors = (count: number) =>
  group(
    'Authors',
    Array.from({ length: count }, (_, index) => ({
      title: `Author ${index}`,
      path: `/authors/${index}`,
    })),
  );
const articles = (pages: readonly ManyPage[]) => group('Articles', [...pages]);
const divide = (...groups: NamedGroup[]) => divideSitemap(groups, LANGUAGE);
const pathsOf = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

/** Returns articles of given days. */
const datedOn = (...days: [day: string, count: number][]): NamedGroup =>
  group(
    'Articles',
    days.flatMap(([day, count]) =>
      Array.from({ length: count }, (_, index) => ({
        title: `Article ${index}`,
        path: `/blog/${day}-${index}`,
        date: new Date(day),
      })),
    ),
  );

describe('the sitemap of a small site', () => {
  it('is one page with all links', () => {
    const groups = [main, articles(manyPages(399))];
    expect(divide(...groups)).toEqual([{ title: 'Sitemap', path: '/sitemap', groups }]);
  });
});

describe('the sitemap of a site with many articles', () => {
  it('has a page for each year, the newest first, to which /sitemap links', () => {
    const [front, ...years] = divide(main, datedOn(['2025-03-04', 300], ['2024-02-01', 300]));
    expect(front?.groups).toEqual([
      expect.objectContaining({ title: 'Pages', pages: main.pages }),
      {
        title: 'Articles by year',
        pages: [
          { title: '2025', path: '/sitemap/2025' },
          { title: '2024', path: '/sitemap/2024' },
        ],
      },
    ]);
    expect(pathsOf(years)).toEqual(['/sitemap/2025', '/sitemap/2024']);
    expect(years[0]?.parent?.path).toBe('/sitemap');
    expect(years[0]?.groups[0]?.pages).toHaveLength(300);
  });

  it('divides a long year into months, and a long month into parts', () => {
    const days = datedOn(['2024-12-31', 20], ['2024-03-02', 600], ['2024-03-01', 1]);
    const [front, year, december, march, rest] = divide(days);
    expect(pathsOf(front?.groups[0]?.pages ?? [])).toEqual(['/sitemap/2024']);
    expect(year?.groups[0]?.pages).toEqual([
      { title: 'December 2024', path: '/sitemap/2024/12' },
      { title: 'March 2024', path: '/sitemap/2024/03' },
      { title: 'March 2024, part 2', path: '/sitemap/2024/03/2' },
    ]);
    expect(december?.groups[0]?.pages).toHaveLength(20);
    expect(march?.groups[0]?.pages.at(-1)?.path).toBe('/blog/2024-03-01-0');
    expect(rest?.groups[0]?.pages).toHaveLength(201);
    expect(rest?.parent).toEqual({ title: '2024', path: '/sitemap/2024' });
  });

  it('keeps the groups in their order on the page of a month', () => {
    const archive = {
      title: 'Blog, archive page 1',
      path: '/blog/page/1',
      date: new Date('2024-03-05'),
    };
    const [, , march] = divide(
      group('Blog', [archive]),
      datedOn(['2024-12-31', 200], ['2024-03-02', 300]),
    ).filter(({ path }) => path !== '/sitemap/2024/12');
    expect(march?.groups.map(({ title }) => title)).toEqual(['Blog', 'Articles']);
  });

  it('changes only the page of its month when an article is added', () => {
    const before = divide(datedOn(['2024-03-02', 600], ['2023-05-05', 600]));
    const after = divide(datedOn(['2024-03-03', 1], ['2024-03-02', 600], ['2023-05-05', 600]));
    const isNew = (page: unknown) =>
      !before.some((old) => JSON.stringify(old) === JSON.stringify(page));
    expect(pathsOf(after.filter(isNew))).toEqual(['/sitemap/2024/03/2']);
  });

  it('divides a long list of authors too', () => {
    const [front, first, second] = divide(main, authors(700));
    expect(front?.groups.at(-1)?.pages).toEqual([
      { title: 'Authors', path: '/sitemap/authors' },
      { title: 'Authors, part 2', path: '/sitemap/authors/2' },
    ]);
    expect(first?.groups[0]?.pages).toHaveLength(400);
    expect(second?.groups[0]?.pages).toHaveLength(300);
  });
});
