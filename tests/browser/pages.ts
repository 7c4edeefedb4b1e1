import { isExhaustive } from '../exhaustive.ts';

/** A kind of page, represented by one page. */
export interface PageType {
  readonly name: string;
  readonly path: string;
  /** The HTTP status of the page. */
  readonly status: number;
}

export const home: PageType = { name: 'home', path: '/', status: 200 };
export const article: PageType = {
  name: 'an article',
  path: '/blog/the-half-read-page',
  status: 200,
};
export const blog: PageType = { name: 'blog', path: '/blog', status: 200 };
export const search: PageType = { name: 'search', path: '/search', status: 200 };
export const notFound: PageType = { name: '404', path: '/no-such-page', status: 404 };

/** One page of each kind on the fixture site `publication`. */
export const pageTypes: readonly PageType[] = [
  home,
  blog,
  { name: 'blog, page 2', path: '/blog/page/2', status: 200 },
  article,
  { name: 'a guide', path: '/blog/guide-1', status: 200 },
  { name: 'the sensitive article', path: '/blog/living-beside-a-loss', status: 200 },
  { name: 'a topic', path: '/topics/attention', status: 200 },
  { name: 'an author', path: '/authors/editors', status: 200 },
  { name: 'resources', path: '/resources', status: 200 },
  { name: 'a step of the path', path: '/path/five-breaths', status: 200 },
  { name: 'preferences', path: '/preferences', status: 200 },
  { name: 'community', path: '/community', status: 200 },
  { name: 'about', path: '/about', status: 200 },
  { name: 'contact', path: '/contact', status: 200 },
  { name: 'privacy', path: '/privacy', status: 200 },
  { name: 'terms', path: '/terms', status: 200 },
  search,
  { name: 'sitemap', path: '/sitemap', status: 200 },
  notFound,
  { name: '500', path: '/500', status: 500 },
];

/**
 * Pages for tests that check every kind of page only in the exhaustive run: a page with each of the
 * layouts, and the pages with most controls.
 */
export const fewPageTypes: readonly PageType[] = isExhaustive
  ? pageTypes
  : pageTypes.filter(({ path }) =>
      [
        '/',
        article.path,
        '/resources',
        '/path/five-breaths',
        '/preferences',
        notFound.path,
      ].includes(path),
    );

/** Screen widths in CSS pixels: a phone, the narrowest screen with header links, a desktop. */
export const widths = { phone: 360, bar: 768, desk: 1280 } as const;

export const schemes = ['light', 'dark'] as const;

/**
 * The views in which accessibility is checked: phones in light and desktops in dark. In the
 * exhaustive run: every combination.
 */
export const views = schemes
  .flatMap((colorScheme) => [widths.phone, widths.desk].map((width) => ({ colorScheme, width })))
  .filter(
    ({ colorScheme, width }) =>
      isExhaustive || (colorScheme === 'light') === (width === widths.phone),
  );
