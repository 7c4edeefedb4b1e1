import {
  divideRedirects,
  type Redirects,
  type Representation,
  type Route,
  type SiteFile,
} from '../packages/daymark/src/http/routes.ts';
import { urlOf } from '../packages/daymark/src/http/urls.ts';

/** All routes of a site by URL path. */
export type Routes<R extends Representation = Representation> = ReadonlyMap<string, Route<R>>;

const ALIAS_ENDS = ['/', '.html', '.html/', '/index', '/index/', '/index.html', '/index.html/'];

/** Returns other spellings of a file's URL path, which redirect to that path. */
export function aliasesOf(file: string): string[] {
  const url = urlOf(file);
  const base = url === '/' ? '' : url;
  return ALIAS_ENDS.map((end) => base + end).filter((alias) => alias !== url && alias[0] === '/');
}

/**
 * Returns the routes of files and redirects, except those of old addresses with a query. On the same
 * path, a file takes precedence over a redirect, and a redirect in `redirects` over that of a file's
 * alias, such as `/about.html`.
 */
export function makeRoutes<R extends Representation>(
  files: readonly SiteFile<R>[],
  redirects: Redirects,
): Routes<R> {
  const routes = new Map<string, Route<R>>();
  for (const file of files) routes.set(urlOf(file.identity.file), { kind: 'file', file });
  for (const [old, to] of Object.entries(divideRedirects(redirects).byPath))
    for (const from of [old, `${old}/`])
      if (!routes.has(from)) routes.set(from, { kind: 'redirect', to });
  for (const { identity } of files) {
    const redirect = { kind: 'redirect', to: urlOf(identity.file) } as const;
    for (const alias of aliasesOf(identity.file))
      if (!routes.has(alias)) routes.set(alias, redirect);
  }
  return routes;
}
