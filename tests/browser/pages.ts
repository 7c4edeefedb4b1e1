import { isExhaustive } from '../exhaustive.ts';

/** A kind of page, represented by one page. */
export interface PageType {
  readonly name: string;
  readonly path: string;
  /** The HTTP status of the page. */
  readonly status: number;
}

export const home: PageType = { name: 'the home page', path: '/', status: 200 };
export const article: PageType = {
  name: 'an article',
  path: '/blog/the-half-read-page',
  status: 200,
};
/** The path of an article without advertising. */
export const sensitive = '/blog/living-beside-a-loss';
export const blog: PageType = { name: 'the blog', path: '/blog', status: 200 };
export const search: PageType = { name: 'the search page', path: '/search', status: 200 };
export const notFound: PageType = { name: 'the 404 page', path: '/no-such-page', status: 404 };

/** One page of each kind on the fixture site `publication`. */
export const pageTypes: readonly PageType[] = [
  home,
  blog,
  { name: 'an archive page of the blog', path: '/blog/page/1', status: 200 },
  article,
  { name: 'a guide', path: '/blog/guide-1', status: 200 },
  { name: 'the sensitive article', path: sensitive, status: 200 },
  { name: 'a topic page', path: '/topics/attention', status: 200 },
  { name: 'an author page', path: '/authors/editors', status: 200 },
  { name: 'the resources page', path: '/resources', status: 200 },
  { name: 'a step of the path', path: '/path/five-breaths', status: 200 },
  { name: 'the preferences page', path: '/preferences', status: 200 },
  { name: 'the community page', path: '/community', status: 200 },
  { name: 'the about page', path: '/about', status: 200 },
  { name: 'the contact page', path: '/contact', status: 200 },
  { name: 'the privacy page', path: '/privacy', status: 200 },
  { name: 'the terms page', path: '/terms', status: 200 },
  { name: 'the accessibility statement', path: '/accessibility', status: 200 },
  search,
  { name: 'the sitemap page', path: '/sitemap', status: 200 },
  notFound,
  { name: 'the 500 page', path: '/500', status: 500 },
];

/**
 * Pages for tests that check every kind of page only in the exhaustive run. In the ordinary run,
 * they check one page for each layout, and the pages with the most controls.
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

/** Widths in CSS pixels of a phone, the narrowest screen with header links, and a desktop. */
export const widths = { phone: 360, bar: 768, desk: 1280 } as const;

/** The smallest phone on whose first screen a practice and the beginning of a text must be. */
export const smallPhone = { width: 360, height: 640 };

export const schemes = ['light', 'dark'] as const;

/**
 * The views in which accessibility is checked: phones with the light colour scheme and desktops
 * with the dark one. The exhaustive run checks every combination.
 */
export const views = schemes
  .flatMap((colorScheme) => [widths.phone, widths.desk].map((width) => ({ colorScheme, width })))
  .filter(
    ({ colorScheme, width }) =>
      isExhaustive || (colorScheme === 'light') === (width === widths.phone),
  );
