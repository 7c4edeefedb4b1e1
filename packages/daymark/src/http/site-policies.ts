import type { Policy } from './policy.ts';

/** A policy, and the pages that have it. */
export interface PolicyRule {
  /**
   * URL paths of single pages, and kinds of pages, as `kindOf` returns them. The rule of a single
   * page takes precedence over that of its kind.
   */
  readonly addresses: readonly string[];
  readonly policy: Policy;
}

/** The policies of all pages of a site: a few rules, even for many pages. */
export type SitePolicies = readonly PolicyRule[];

/**
 * Returns the kind of a page from its URL path: `/blog/*` for `/blog/first-light`, and `/blog/page/*`
 * for `/blog/page/2`. A `*` stands for one segment. A page in no folder is the only one of its kind.
 */
export function kindOf(url: string): string {
  const [, folder = '', ...rest] = url.split('/');
  if (rest.length === 0) return url;
  // The number of a list's page follows the segment `page`, which is the same for every list.
  const kinds = rest.map((segment, index) =>
    segment === 'page' && index === rest.length - 2 ? segment : '*',
  );
  return ['', folder, ...kinds].join('/');
}

/** Returns a function that returns the policy of the page at a URL path; undefined without one. */
export function policyFinder(rules: SitePolicies): (url: string) => Policy | undefined {
  const policies = new Map(
    rules.flatMap(({ addresses, policy }) =>
      addresses.map((address) => [address, policy] as const),
    ),
  );
  return (url) => policies.get(url) ?? policies.get(kindOf(url));
}
