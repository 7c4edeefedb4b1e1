import type { Encoding } from './encodings.ts';
import type { Redirects } from './redirects.ts';
import { aliasesOf, urlOf } from './urls.ts';

/** A file in one encoding: its path, size and ETag. */
export interface Representation {
  /** The path from the folder of the site, with forward slashes. */
  readonly file: string;
  /** The size in bytes. */
  readonly size: number;
  readonly etag: string;
  readonly encoding?: Encoding;
}

/** A file of the site with everything that a response to its URL needs. */
export interface SiteFile<R extends Representation = Representation> {
  readonly headers: Readonly<Record<string, string>>;
  readonly identity: R;
  /** The precompressed variants, in order of preference. */
  readonly encoded: readonly R[];
}

export type Route<R extends Representation = Representation> =
  | { readonly kind: 'file'; readonly file: SiteFile<R> }
  | { readonly kind: 'redirect'; readonly to: string };

/** The routes of a site by URL path. The site has no other paths. */
export type Routes<R extends Representation = Representation> = ReadonlyMap<string, Route<R>>;

/** Finds the route at a URL path. */
export type RouteFinder<R extends Representation = Representation> = Pick<Routes<R>, 'get'>;

/**
 * Returns the routes of files and redirects. On the same path, a file takes precedence over a
 * redirect, and a redirect in `redirects` over that of a file's alias, such as `/about.html`.
 */
export function makeRoutes<R extends Representation>(
  files: readonly SiteFile<R>[],
  redirects: Redirects,
): Routes<R> {
  const routes = new Map<string, Route<R>>();
  for (const file of files) routes.set(urlOf(file.identity.file), { kind: 'file', file });
  for (const [old, to] of Object.entries(redirects))
    for (const from of [old, `${old}/`])
      if (!routes.has(from)) routes.set(from, { kind: 'redirect', to });
  for (const { identity } of files) {
    const redirect = { kind: 'redirect', to: urlOf(identity.file) } as const;
    for (const alias of aliasesOf(identity.file))
      if (!routes.has(alias)) routes.set(alias, redirect);
  }
  return routes;
}

/** Returns the file at a URL path; undefined if the path has no route or is redirected. */
export function fileAt<R extends Representation>(
  routes: RouteFinder<R>,
  url: string,
): SiteFile<R> | undefined {
  const route = routes.get(url);
  return route?.kind === 'file' ? route.file : undefined;
}
