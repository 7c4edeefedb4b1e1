import { GONE } from '../settings/addresses.ts';
import type { Encoding } from './encodings.ts';

/**
 * The redirects of a site, by the old path: the new path of an old address, which is permanent, and
 * the URL of the file on another host that replaces `/ads.txt`, if any (see `isElsewhere`). An old
 * path may have a query with its parameters in order, such as `/?p=12` (see `divideRedirects`). The old
 * path of a page that is gone has the value `GONE`.
 */
export type Redirects = Readonly<Record<string, string>>;

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

/** The response of the server for a URL path. */
export type Route<R extends Representation = Representation> =
  | { readonly kind: 'file'; readonly file: SiteFile<R> }
  /** `dropsQuery`: the query was part of the old address. */
  | { readonly kind: 'redirect'; readonly to: string; readonly dropsQuery?: true }
  /** An old address whose page is gone. */
  | { readonly kind: 'gone' };

/**
 * Finds the route at a URL path, which may depend on the query (as sent, with its question mark). The
 * order of precedence is: an old address with a query, a file, an old address without a query, an
 * alias of a file, such as `/about.html`.
 */
export interface RouteFinder<R extends Representation = Representation> {
  get(path: string, query?: string): Route<R> | undefined;
}

/** The redirects of one old path that depend on the same parameters of the query. */
export interface QueryRedirects {
  readonly path: string;
  /** The names of the parameters, sorted. */
  readonly names: readonly string[];
  /** The new paths by the values of the parameters, joined with `&`. */
  readonly targets: ReadonlyMap<string, string>;
}

/**
 * Divides redirects into old addresses whose pages are gone, redirects whose old address has no
 * query, and redirects whose old address has a query. An old address with a query is every URL with
 * its path and at least these parameters, in any order, as they are written. If a URL has a
 * parameter twice, the last value counts. The redirect drops the query. Old addresses with more
 * parameters come first: `/?p=12&page=2` takes precedence over `/?p=12`.
 */
export function divideRedirects(redirects: Redirects): {
  readonly byPath: Redirects;
  readonly byQuery: readonly QueryRedirects[];
  readonly gone: readonly string[];
} {
  const byPath: Record<string, string> = {};
  const gone: string[] = [];
  const groups = new Map<string, QueryRedirects & { targets: Map<string, string> }>();
  for (const [old, to] of Object.entries(redirects)) {
    const [path = '', query] = old.split('?');
    if (to === GONE) {
      gone.push(old);
      continue;
    }
    if (query === undefined) {
      byPath[old] = to;
      continue;
    }
    const parameters = query.split('&').map((parameter) => parameter.split('='));
    const names = parameters.map(([name = '']) => name);
    const key = `${path}?${names.join('&')}`;
    const group = groups.get(key) ?? { path, names, targets: new Map() };
    groups.set(key, group);
    group.targets.set(parameters.map(([, value]) => value).join('&'), to);
  }
  const byQuery = [...groups].sort(
    ([one, { names }], [other, { names: others }]) =>
      others.length - names.length || (one < other ? -1 : 1),
  );
  return { byPath, byQuery: byQuery.map(([, group]) => group), gone };
}

/**
 * Returns functions that find the redirect of an old address, with or without a slash at its end. The
 * query is as sent, with its question mark.
 */
export function redirectFinder(redirects: Redirects) {
  const { byPath, byQuery, gone } = divideRedirects(redirects);
  const targets = new Map(Object.entries(byPath));
  const withoutPage = new Set(gone);
  return {
    byQuery(path: string, query: string): Route<never> | undefined {
      if (query === '') return undefined;
      const ofPath = byQuery.filter((group) => group.path === path || `${group.path}/` === path);
      if (ofPath.length === 0) return undefined;
      const sent = new Map(
        query
          .slice(1)
          .split('&')
          .map((each) => [each.split('=', 1)[0], each.replace(/^[^=]*=?/, '')]),
      );
      const to = ofPath
        .map(({ names, targets }) => targets.get(names.map((name) => sent.get(name)).join('&')))
        .find((target) => target !== undefined);
      return to === undefined ? undefined : { kind: 'redirect', to, dropsQuery: true };
    },
    byPath(path: string): Route<never> | undefined {
      const plain = path.replace(/\/$/, '');
      if (withoutPage.has(path) || withoutPage.has(plain)) return { kind: 'gone' };
      const to = targets.get(path) ?? targets.get(plain);
      return to === undefined ? undefined : { kind: 'redirect', to };
    },
  };
}

/**
 * Returns the file at a URL path, such as the page of an error at `/404`; undefined if the path has no route or is
 * redirected.
 */
export function fileAt<R extends Representation>(
  routes: RouteFinder<R>,
  url: string,
): SiteFile<R> | undefined {
  const route = routes.get(url);
  return route?.kind === 'file' ? route.file : undefined;
}
