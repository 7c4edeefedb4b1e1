import { headerRulesOf } from '../http/headers.ts';
import { contentSecurityPolicy, policyFinder } from '../http/policy.ts';
import { divideRedirects } from '../http/routes.ts';
import type { RecordedSite } from '../output/site-records.ts';
import { numberedPatterns } from './address-patterns.ts';

/** What every host must do for a site. */
export type HostRules = ReturnType<typeof rulesOf>;

/**
 * Returns the rules of a site, which each host has in a language of its own. The rules for all sites
 * are `commonHeaders`, `httpsHeaders`, `methods` and the types of files in `http/content-type.ts`.
 */
export function rulesOf({ url, folders, policies, redirects }: RecordedSite) {
  const policyOf = policyFinder(policies, folders);
  return {
    url,
    folders,
    /** Whether the only folder of the site is the root of its host. */
    isAtRoot: folders.every(({ path }) => path === ''),
    /** The headers of some URL paths. A later rule overrides an earlier one and `commonHeaders`. */
    headers: headerRulesOf(folders),
    policies,
    /** The values of the header `Content-Security-Policy` of pages. */
    csps: policies.map(({ policy }) => contentSecurityPolicy(policy)),
    /** The patterns of the pages, with the numbers of their CSPs. The first that matches applies. */
    pages: numberedPatterns(policies),
    /** The error pages of the folders, the innermost first. A page that does not exist has no CSP. */
    errorPages: folders.flatMap(({ path: folder }) =>
      ([404, 500] as const).map((status) => {
        const url = `${folder}/${status}`;
        const policy = policyOf(url);
        return { folder, status, url, csp: policy && contentSecurityPolicy(policy) };
      }),
    ),
    /** The redirects of old addresses without and with a query. */
    ...divideRedirects(redirects),
  };
}
