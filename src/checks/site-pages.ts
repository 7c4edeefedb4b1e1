import type { IntegrationResolvedRoute } from 'astro';
import { kinds, ownPath } from './kinds.ts';
import type { Problem } from './problem.ts';
import type { Text } from './text.ts';

export type Route = Pick<
  IntegrationResolvedRoute,
  'pattern' | 'patternRegex' | 'pathname' | 'type'
>;

/** A page that a text makes. */
export interface OwnPage {
  file: string;
  isPublished: boolean;
  /** The anchors of its body. */
  ids: ReadonlySet<string>;
  /** Why its body cannot be rendered, and so has no anchors. */
  bodyProblems: readonly Problem[];
}

/** Everything at an address of the site, as far as it can be told before the build. */
export interface SitePages {
  /** The pages that texts make, by path. */
  own: ReadonlyMap<string, OwnPage>;
  /** What else is surely there: pages and files without a parameter, and those of `public/`. */
  fixed: ReadonlySet<string>;
  /** Whether only the finished build can tell: further pages of lists, generated files. */
  mayBe: (path: string) => boolean;
}

/** Gathers what is at the addresses of the site. */
export function sitePages(
  texts: readonly (Text & OwnPage)[],
  routes: readonly Route[],
  publicFiles: readonly string[],
): SitePages {
  const own = texts.flatMap((text): [string, OwnPage][] => {
    const path = ownPath(text.folder, text.slug);
    return path === undefined ? [] : [[path, text]];
  });
  const ownRoutes = new Set(Object.values(kinds).map(({ route }) => route));
  const open = routes.filter(
    ({ pathname, pattern }) => pathname === undefined && !ownRoutes.has(pattern),
  );
  return {
    own: new Map(own),
    fixed: new Set([
      ...routes.flatMap(({ pathname }) => pathname ?? []),
      ...publicFiles.map((file) => `/${file}`),
    ]),
    mayBe: (path) => open.some(({ patternRegex }) => patternRegex.test(path)),
  };
}

/** Whether there is, or may be, something at an address. */
export function isTaken(path: string, { own, fixed, mayBe }: SitePages): boolean {
  return own.has(path) || fixed.has(path) || mayBe(path);
}
