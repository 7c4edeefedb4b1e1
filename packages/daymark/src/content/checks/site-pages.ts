import { dirname } from 'node:path/posix';
import type { IntegrationResolvedRoute } from 'astro';
import type { Redirects } from '../../http/redirects.ts';
import {
  articlePath,
  authorPath,
  FEED_FORMATS,
  feedPath,
  numberedName,
  oldPath,
  stepPath,
  topicPath,
} from '../../settings/paths.ts';
import { OWN_ROUTE } from '../slug.ts';
import { isOwnersTextPath, OWNERS_TEXTS_ROUTE, STATEMENT } from '../static-pages/names.ts';
import { OWN_PAGES } from '../texts.ts';
import type { Body } from './body.ts';
import { fieldProblem, type Problem } from './problem.ts';
import type { Text } from './text.ts';

export type Route = Pick<
  IntegrationResolvedRoute,
  'origin' | 'pattern' | 'patternRegex' | 'pathname' | 'type'
>;

interface ContentPage extends Pick<Text, 'file' | 'fields'>, Pick<Body, 'ids' | 'bodyProblems'> {
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
export const isKnown = (path: string, { contentPages, fixed }: SitePages): boolean =>
  contentPages.has(path) || fixed.has(path);

/**
 * The kinds of content files, by folder relative to `content/`: the path of the page that shows a
 * file, and the route of the pages, if each file has a page.
 */
export const kinds: Readonly<Record<string, { path: (slug: string) => string; route?: string }>> = {
  articles: { path: articlePath, route: articlePath('[slug]') },
  authors: { path: authorPath, route: authorPath('[slug]') },
  path: {
    path: (slug) => stepPath(numberedName(slug)?.name ?? slug),
    route: stepPath('[slug]'),
  },
  topics: { path: topicPath, route: topicPath('[slug]') },
  stories: { path: () => '/community' },
  [OWN_PAGES]: { path: (slug) => `/${slug}`, route: OWN_ROUTE },
  pages: { path: (slug) => `/${slug}` },
};

/** An object also has inherited names, such as "constructor", which may be those of folders. */
const kindOf = (folder: string) => (Object.hasOwn(kinds, folder) ? kinds[folder] : undefined);

/** Returns the path of a content file's page; undefined for a kind without separate pages. */
export const pagePath = (folder: string, slug: string): string | undefined =>
  kindOf(folder)?.route && kindOf(folder)?.path(slug);

/** Returns the path of the page that shows a content file. */
export const readingPath = (folder: string, slug: string): string =>
  kindOf(folder)?.path(slug) ?? '/';

/**
 * Returns the redirects from the aliases of published content files, and the problems of the
 * aliases of all content files. An alias must not be the path of an existing page or file.
 */
export function readAliases(
  texts: readonly (Text & ContentPage)[],
  pages: SitePages,
): { redirects: Redirects; problems: Problem[] } {
  const redirects = new Map<string, string>();
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const text of texts) {
    const { file, folder, slug, fields, isPublished } = text;
    const path = pagePath(folder, slug);
    if (path === undefined || !Array.isArray(fields.aliases)) continue;
    for (const [index, alias] of fields.aliases.entries()) {
      // fieldProblems reports aliases that are not strings.
      if (typeof alias !== 'string') continue;
      const from = oldPath(alias.normalize(), path);
      const holder = owners.get(from);
      owners.set(from, holder ?? file);
      const found =
        conflict(from, path, pages) ??
        (holder && `"${alias}", which is also an alias in ${holder}`);
      if (found) {
        const expected = 'an address that no other page or file has';
        problems.push(fieldProblem(text, `aliases.${index}`, expected, found));
      } else if (isPublished) {
        redirects.set(from, path);
        if (folder === 'topics')
          for (const [old, feed] of feedsFrom(from, path)) redirects.set(old, feed);
      }
    }
  }
  return { redirects: Object.fromEntries(redirects), problems };
}

/** Returns the old and new paths of a topic's feeds, if the old path was that of a topic page. */
const feedsFrom = (from: string, path: string) =>
  dirname(from) === dirname(path)
    ? FEED_FORMATS.map(({ file }) => [feedPath(file, from), feedPath(file, path)] as const)
    : [];

/**
 * Describes the page or file with which an alias conflicts, if any. `/about.html` conflicts
 * with the page `/about`, because the server already redirects it to that page.
 */
function conflict(from: string, path: string, pages: SitePages): string | undefined {
  const served = from.replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
  if (served === path) return `"${from}", the address of this page itself`;
  const page = [from, served].find((address) => isKnown(address, pages) || pages.mayBe(address));
  return page && `"${from}", the address of an existing page or file`;
}

/** Reports pages of the owner whose address the engine uses. */
export function claimProblems(texts: readonly Text[], routes: readonly Route[]): Problem[] {
  const engines = routes.filter(
    ({ origin, pattern }) =>
      origin === 'project' && pattern !== OWN_ROUTE && pattern !== OWNERS_TEXTS_ROUTE,
  );
  const hasStatement = texts.some(
    ({ folder, slug }) => folder === 'pages' && `/${slug}` === STATEMENT,
  );
  return texts.flatMap(({ file, folder, slug }) => {
    const path = pagePath(folder, slug) ?? '';
    const isText = isOwnersTextPath(path) && (path !== STATEMENT || hasStatement);
    const isEngines = isText || engines.some(({ patternRegex }) => patternRegex.test(path));
    if (folder !== OWN_PAGES || !isEngines) return [];
    return [{ file, expected: 'an address that no page of the engine has', found: path }];
  });
}
