import { httpsHeadersFor } from '../http/headers.ts';
import type { Headers } from '../http/response.ts';
import type { PublishedSite } from './published-site.ts';

/**
 * Returns the headers of every file over https, by URL path, for hosts that read header rules. Vary
 * and Content-Type are not included: these hosts compress files themselves, and know their types.
 */
export function headersByUrl({ routes }: PublishedSite): ReadonlyMap<string, Headers> {
  const found = new Map<string, Headers>();
  for (const [url, route] of routes) {
    if (route.kind === 'redirect') continue;
    const { Vary: _, 'Content-Type': _type, ...headers } = route.file.headers;
    found.set(url, { ...headers, ...httpsHeadersFor(url) });
  }
  return found;
}

/** Returns the headers that all of these sets contain with the same value. */
export function sharedBy(all: readonly Headers[]): Headers {
  const [first = {}, ...others] = all;
  const shared = Object.entries(first).filter(([name, value]) =>
    others.every((headers) => headers[name] === value),
  );
  return Object.fromEntries(shared);
}

/** Returns the headers whose names `others` does not have. */
export function without(headers: Headers, others: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in others)));
}
