import type { Headers } from '../../http/response.ts';
import { headersByUrl, sharedBy } from '../headers-by-url.ts';
import { HostLimitError } from '../host-limit-error.ts';
import type { PublishedSite } from '../published-site.ts';
import { patternsOf } from './pattern.ts';
import { redirectsOf } from './redirects.ts';

/** The maximum number of header rules, and of redirects. Source: openapi.vercel.sh/vercel.json */
const limit = 2048;

const pairs = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Returns a rule for each group of files with the same headers. */
function rulesForFiles(all: ReadonlyMap<string, Headers>) {
  const groups = Map.groupBy(all, ([, headers]) => JSON.stringify(headers)).values();
  return [...groups].flatMap((files) => {
    const headers = pairs(files[0]?.[1] ?? {});
    return patternsOf(files.map(([url]) => url)).map((source) => ({ source, headers }));
  });
}

/**
 * Returns rules for missing files, for which Vercel sends the 404 page. They also cover existing
 * files, so the CSP of the 404 page applies only to paths without a dot, such as those of pages.
 */
function rulesForMissing(all: ReadonlyMap<string, Headers>) {
  return [
    { source: '/(.*)', headers: pairs(sharedBy([...all.values()])) },
    { source: '/([^.]*)', headers: pairs(all.get('/404') ?? {}) },
  ];
}

/**
 * Returns the text of `vercel.json`. If two rules set the same header, Vercel uses the later one.
 * @throws HostLimitError when the site has more rules than Vercel allows.
 */
export function vercelConfiguration(site: PublishedSite): string {
  const all = headersByUrl(site);
  const headers = [...rulesForMissing(all), ...rulesForFiles(all)];
  const rules = { headers, redirects: redirectsOf(site) };
  for (const [name, { length }] of Object.entries(rules))
    if (length > limit)
      throw new HostLimitError(`vercel.json: expected at most ${limit} ${name}; found ${length}`);
  const settings = { cleanUrls: true, trailingSlash: false, ...rules };
  return `${JSON.stringify(settings, null, 1)}\n`;
}
