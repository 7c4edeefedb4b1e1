import type { PublishedSite } from '../published-site.ts';
import { literal } from './pattern.ts';

export interface VercelRedirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent: true;
}

/**
 * The form in which an address reaches the redirects. Those that Vercel makes of `cleanUrls` and
 * `trailingSlash` come before them, and take away `.html`, `/index` and a slash at the end.
 * Source: packages/routing-utils/src/superstatic.ts of github.com/vercel/vercel
 */
function asItArrives(address: string): string {
  const shorter = address.replace(/(?:\/index|\.html|\/)$/i, '');
  return shorter === address ? address || '/' : asItArrives(shorter);
}

/**
 * Where old addresses lead, by the form in which each arrives. Vercel compares without regard to
 * case, and asks the redirects before the files: an old address that differs from the address of a
 * file in case only is left out, for it would lead that file in a circle.
 */
export function redirectsOf({ redirects, routes }: PublishedSite): VercelRedirect[] {
  const taken = new Set(
    [...routes].flatMap(([url, { kind }]) => (kind === 'file' ? [url.toLowerCase()] : [])),
  );
  const found = new Map<string, string>();
  for (const [from, to] of Object.entries(redirects)) {
    const source = asItArrives(from);
    if (taken.has(source.toLowerCase())) continue;
    // One that is written in this form itself comes before one that arrives in it.
    if (source === from || !found.has(source)) found.set(source, to);
  }
  return [...found].map(([from, to]) => ({
    source: literal(from),
    destination: encodeURI(to),
    permanent: true,
  }));
}
