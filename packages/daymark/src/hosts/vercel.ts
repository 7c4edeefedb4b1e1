import { commonHeaders, type Headers, httpsHeaders } from '../http/headers.ts';
import { encodePath, isElsewhere, type SiteFolder } from '../http/urls.ts';
import { HostLimitError, type PublishedSite } from './published-site.ts';
import { type HostRules, literal, rulesOf } from './rules.ts';

/** The maximum number of header rules, and of redirects. Source: openapi.vercel.sh/vercel.json */
const limit = 2048;

/** The advice to an owner with too many rules. */
const advice = {
  headers: 'Pages with players, forms or networks of their own need rules: use fewer of them',
  redirects: 'Remove old addresses that nobody requests any more',
};

const ruleOf = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** Vercel's pattern for all URL paths. */
const ALL = '/(.*)';

/** Returns Vercel's pattern for one of the `urls` of a `HeaderRule`. */
function patternOf(url: string): string {
  if (url.endsWith('*')) {
    const parts = url.slice(0, -1).split(/\{(\d+)\}/);
    const source = parts.map((part, index) =>
      index % 2 === 1 ? `([0-9a-f]{${part}})` : literal(encodePath(part)),
    );
    return `${source.join('')}(.*)`;
  }
  if (!url.startsWith('*')) return literal(encodePath(url));
  const anyCase = (letter: string) => `[${letter}${letter.toUpperCase()}]`;
  return `/(.*${literal(url.slice(1)).replaceAll(/[a-z]/g, anyCase)})`;
}

const withPolicy = (csp = '') => ({ 'Content-Security-Policy': csp });

/**
 * Returns the rules for pages: kinds of pages first, then single pages. Vercel compares percent-encoded
 * paths.
 */
const rulesForPages = ({ overridingPages, csps }: HostRules) =>
  overridingPages(encodePath).map(([pattern, number]) =>
    ruleOf(pattern || '/', withPolicy(csps[number])),
  );

/**
 * Returns the rules for missing files, for which Vercel sends the 404 page of the folder, with the
 * outermost folder first. The rules also cover existing files, so they apply only to paths without a
 * dot, such as the paths of pages.
 */
const rulesForMissing = ({ errorPages }: HostRules) =>
  errorPages
    .filter(({ status }) => status === 404)
    .reverse()
    .map(({ folder, csp }) =>
      ruleOf(`${literal(encodePath(folder))}/([^.]*)`, csp ? withPolicy(csp) : {}),
    );

/**
 * Returns the rules that send the 404 page of a folder, the innermost first. These rules apply only to
 * paths without a file. Vercel itself finds only the 404 page of the root.
 */
const missingPages = (folders: readonly SiteFolder[]) =>
  folders
    .filter(({ path }) => path !== '')
    .map(({ path }) => ({
      source: `${literal(encodePath(path))}/(.*)`,
      destination: `${encodePath(path)}/404`,
      statusCode: 404,
    }));

/**
 * Returns the text of `vercel.json`. If two rules set the same header, Vercel uses the later one.
 * Vercel sets `Content-Type` by the extension of a file.
 * @throws HostLimitError when the site has more rules than Vercel allows.
 */
export function vercelConfiguration(site: PublishedSite): string {
  const common = rulesOf(site);
  const headers = [
    ...rulesForMissing(common),
    ruleOf(ALL, commonHeaders),
    ...common.headers.flatMap(({ urls, headers }) =>
      urls.map((url) => ruleOf(patternOf(url), headers)),
    ),
    ruleOf(ALL, httpsHeaders),
    ...rulesForPages(common),
  ];
  const rules = { headers, redirects: redirectsOf(common, site.files) };
  for (const name of ['headers', 'redirects'] as const)
    if (rules[name].length > limit)
      throw new HostLimitError(
        `vercel.json: expected at most ${limit} ${name}, the limit of Vercel; found ${rules[name].length}. ${advice[name]}, or choose another host`,
      );
  const rewrites = missingPages(site.folders);
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    ...rules,
    ...(rewrites.length > 0 && { rewrites }),
  };
  return `${JSON.stringify(settings, null, 1)}\n`;
}

/**
 * Returns a URL path as the configured redirects receive it. The redirects of `cleanUrls` and
 * `trailingSlash` come first, and strip `.html`, `/index` and a trailing slash.
 * Source: packages/routing-utils/src/superstatic.ts of github.com/vercel/vercel
 */
function asItArrives(address: string): string {
  const shorter = address.replace(/(?:\/index|\.html|\/)$/i, '');
  return shorter === address ? address || '/' : asItArrives(shorter);
}

/**
 * Returns the redirects, with each old URL as Vercel compares it (see `asItArrives`). Vercel compares
 * case-insensitively and applies redirects before it looks for files. An old URL that differs from
 * the URL of a file only in case is omitted, because it would send that file into a redirect loop.
 */
function redirectsOf({ byPath, byQuery }: HostRules, files: PublishedSite['files']) {
  const taken = new Set(files.map(({ url }) => url.toLowerCase()));
  const found = new Map<string, string>();
  for (const [from, to] of Object.entries(byPath)) {
    const source = asItArrives(from);
    if (taken.has(source.toLowerCase())) continue;
    // An old URL that is already in this form takes precedence over an old URL that is shortened to
    // it.
    if (source === from || !found.has(source)) found.set(source, to);
  }
  const ofQueries = byQuery.flatMap(({ path, names, targets }) =>
    [...targets].map(([values, to]) => ({
      source: literal(encodePath(asItArrives(path))),
      has: values
        .split('&')
        .map((value, at) => ({ type: 'query', key: names[at], value: literal(value) })),
      destination: encodePath(to),
      permanent: true,
    })),
  );
  const ofPaths = [...found].map(([from, to]) => ({
    source: literal(encodePath(from)),
    ...(isElsewhere(to)
      ? { destination: to, statusCode: 302 }
      : { destination: encodePath(to), permanent: true }),
  }));
  return [...ofQueries, ...ofPaths];
}
