import type { IntegrationResolvedRoute } from 'astro';
import { isOwnersTextPath, OWNERS_TEXTS_ROUTE } from '../static-pages/names.ts';
import type { Body } from './body.ts';
import { kinds, pagePath } from './content-kinds.ts';
import type { Text } from './text.ts';

export type Route = Pick<
  IntegrationResolvedRoute,
  'origin' | 'pattern' | 'patternRegex' | 'pathname' | 'type'
>;

/** The page of a content file. */
export interface ContentPage
  extends Pick<Text, 'file' | 'fields'>,
    Pick<Body, 'ids' | 'bodyProblems'> {
  isPublished: boolean;
}

/** The paths of the site that are known before the build. */
export interface SitePages {
  /** The pages of content files, by path. */
  contentPages: ReadonlyMap<string, ContentPage>;
  /**
   * The other paths that exist for certain: routes without a parameter, the pages of
   * `OWNERS_TEXTS` that have a file, and files of `public/`.
   */
  fixed: ReadonlySet<string>;
  /**
   * Returns whether a path may exist after the build, such as a further page of a list or a
   * generated file.
   */
  mayBe: (path: string) => boolean;
}

/** Collects the paths of the site. */
export function sitePages(
  texts: readonly (Text & ContentPage)[],
  routes: readonly Route[],
  publicFiles: readonly string[],
): SitePages {
  const contentPages = texts.flatMap((text): [string, ContentPage][] => {
    const path = pagePath(text.folder, text.slug) ?? staticPath(text, routes);
    // An Astro page has a separate route, and its anchors are known only after the build.
    return path === undefined || text.file.endsWith('.astro') ? [] : [[path, text]];
  });
  const ownRoutes = new Set([
    OWNERS_TEXTS_ROUTE,
    ...Object.values(kinds).map(({ route }) => route),
  ]);
  const open = routes.filter(
    ({ pathname, pattern }) => pathname === undefined && !ownRoutes.has(pattern),
  );
  return {
    contentPages: new Map(contentPages),
    fixed: new Set([
      ...routes.flatMap(({ pathname }) => pathname ?? []),
      ...texts.flatMap(({ folder, slug }) =>
        folder === 'pages' && isOwnersTextPath(`/${slug}`) ? `/${slug}` : [],
      ),
      ...publicFiles.map((file) => `/${file.normalize()}`),
    ]),
    mayBe: (path) => open.some(({ patternRegex }) => patternRegex.test(path)),
  };
}

/**
 * Returns the path of a static page, all of whose anchors are in its text. On the page
 * `/preferences`, the engine has further anchors, which are known only after the build.
 */
function staticPath({ folder, slug }: Text, routes: readonly Route[]): string | undefined {
  if (folder !== 'pages' || slug === 'preferences') return undefined;
  return routes.find(({ pathname }) => pathname === `/${slug}`)?.pathname;
}

/** Returns whether a page or a file exists at a path for certain. */
export function isKnown(path: string, { contentPages, fixed }: SitePages): boolean {
  return contentPages.has(path) || fixed.has(path);
}

/** Returns whether a page or a file exists at a path, or may exist after the build. */
export function isTaken(path: string, pages: SitePages): boolean {
  return isKnown(path, pages) || pages.mayBe(path);
}
