import { isElsewhere } from '../../http/urls.ts';
import { literal } from '../address-patterns.ts';
import type { PublishedSite } from '../published-site.ts';

/**
 * Returns the form in which a URL path reaches the configured redirects. The redirects of
 * `cleanUrls` and `trailingSlash` come first, and strip `.html`, `/index` and a trailing slash.
 * Source: packages/routing-utils/src/superstatic.ts of github.com/vercel/vercel
 */
function asItArrives(address: string): string {
  const shorter = address.replace(/(?:\/index|\.html|\/)$/i, '');
  return shorter === address ? address || '/' : asItArrives(shorter);
}

/**
 * Returns the redirects, with each old URL in the form in which it reaches them. Vercel compares
 * case-insensitively and applies redirects before it looks for files. An old URL that differs from
 * the URL of a file only in case is omitted, because it would send that file into a redirect loop.
 */
export function redirectsOf({ redirects, routes }: PublishedSite) {
  const taken = new Set(
    [...routes].flatMap(([url, { kind }]) => (kind === 'file' ? [url.toLowerCase()] : [])),
  );
  const found = new Map<string, string>();
  for (const [from, to] of Object.entries(redirects)) {
    const source = asItArrives(from);
    if (taken.has(source.toLowerCase())) continue;
    // An old URL that is already in this form takes precedence over one that is shortened to it.
    if (source === from || !found.has(source)) found.set(source, to);
  }
  return [...found].map(([from, to]) => ({
    source: literal(encodeURI(from)),
    ...(isElsewhere(to)
      ? { destination: to, statusCode: 302 }
      : { destination: encodeURI(to), permanent: true }),
  }));
}
