import { folderOf, rootFolder } from './urls.ts';

/** The directives of a Content Security Policy (CSP), in the order they are sent. */
export const directives = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'frame-src',
  'media-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'sandbox',
  'require-trusted-types-for',
  'trusted-types',
] as const;

type Directive = (typeof directives)[number];

/**
 * The CSP of a page: the sources, or other values such as `allow-scripts`, of each directive. An
 * empty list becomes `'none'`. An absent directive falls back to `default-src`, if CSP defines that
 * for the directive.
 */
export type Policy = { readonly [D in Directive]?: readonly string[] | undefined };

/** The policies of single pages, by URL path. */
export type PagePolicies = Readonly<Record<string, Policy>>;

/**
 * The policy of a page that contains third-party code. The policy also sets the directives that do not
 * fall back to `default-src`. The directives of frames, sound and video, which most pages do not
 * have, fall back to `default-src`.
 */
export const basePolicy: Policy = {
  'default-src': [],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': [],
  'form-action': [],
  'frame-ancestors': [],
};

/**
 * The policy of a page without third-party code, which would fail under Trusted Types because it
 * writes markup directly. Trusted Types (https://www.w3.org/TR/trusted-types/) keep text from
 * becoming markup or a script's URL. No Trusted Types policy is allowed as an exception.
 */
export const strictPolicy: Policy = {
  ...basePolicy,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [],
};

/**
 * Joins policies. The result lists each source once, and the directives in the order of
 * `directives`. A directive with `'unsafe-inline'` loses its hashes, because a browser that sees a
 * hash ignores `'unsafe-inline'`.
 */
export function joinPolicies(...policies: readonly Policy[]): Policy {
  const joined = directives.flatMap((directive) => {
    const lists = policies.map((policy) => policy[directive]).filter((list) => list !== undefined);
    const sources = [...new Set(lists.flat())];
    const allowed = sources.includes("'unsafe-inline'")
      ? sources.filter((source) => !/^'sha(?:256|384|512)-/.test(source))
      : sources;
    return lists.length > 0 ? [[directive, allowed]] : [];
  });
  return Object.fromEntries(joined);
}

/**
 * The directives that do not fall back to `default-src`: without the directive, a policy restricts
 * nothing that the directive controls.
 */
const withoutFallback: ReadonlySet<Directive> = new Set([
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

/**
 * Returns the strictest policy that allows everything that each of these policies allows, except that
 * the sandbox of one policy restricts all: without the sandbox of an ad frame, a network's code could
 * read the site.
 */
function widestPolicy(policies: readonly Policy[]): Policy {
  const restricted = directives.filter((directive) =>
    withoutFallback.has(directive)
      ? policies.every((policy) => policy[directive])
      : policies.some((policy) => policy[directive]),
  );
  const complete = (policy: Policy): Policy =>
    Object.fromEntries(
      restricted.map((directive) => [directive, policy[directive] ?? policy['default-src']]),
    );
  const [sandbox, ...others] = policies.flatMap((policy) =>
    policy.sandbox ? [policy.sandbox] : [],
  );
  return {
    ...joinPolicies(...policies.map(complete)),
    ...(sandbox && {
      sandbox: sandbox.filter((each) => others.every((list) => list.includes(each))),
    }),
  };
}

/** Returns the value of the `Content-Security-Policy` header of a page. */
export function contentSecurityPolicy(policy: Policy): string {
  return directives
    .filter((directive) => policy[directive])
    .map((directive) => `${directive} ${policy[directive]?.join(' ') || "'none'"}`)
    .join(';');
}

export interface PolicyRule {
  /**
   * URL paths of single pages, and kinds of pages, as `kindOf` returns them. The rule of a single
   * page takes precedence over the rule of its kind.
   */
  readonly addresses: readonly string[];
  readonly policy: Policy;
}

/** The policies of all pages of a site: a few rules, even for many pages. */
export type SitePolicies = readonly PolicyRule[];

/** Joins rules with the same policy, and sorts their addresses. */
export function joinRules(rules: SitePolicies): SitePolicies {
  const byPolicy = Map.groupBy(rules, ({ policy }) => JSON.stringify(policy)).values();
  const joined = [...byPolicy].map((alike) => ({
    addresses: alike.flatMap(({ addresses }) => addresses).sort(),
    policy: alike[0]?.policy ?? {},
  }));
  const firstOf = ({ addresses: [first = ''] }: SitePolicies[number]) => first;
  return joined.sort((one, other) => (firstOf(one) < firstOf(other) ? -1 : 1));
}

/** Whether a kind of pages contains all pages at an address, which may be a kind too. */
function contains(kind: string, address: string): boolean {
  const [segments, others] = [kind.split('/'), address.split('/')];
  return (
    segments.length === others.length &&
    !others.at(-1)?.includes('.') &&
    segments.every((segment, at) => segment === '*' || segment === others[at])
  );
}

/** Returns each policy by its addresses, to look up the policy of a page. */
const byAddress = (rules: SitePolicies): ReadonlyMap<string, Policy> =>
  new Map(
    rules.flatMap(({ addresses, policy }) => addresses.map((each) => [each, policy] as const)),
  );

/** Returns a function that returns the policy of an address, which may be a kind of pages too. */
function ruleFinder(rules: SitePolicies): (address: string) => Policy | undefined {
  const policies = byAddress(rules);
  const stars = (kind: string) => kind.split('*').length;
  const narrowFirst = [...policies.keys()]
    .filter((address) => address.includes('*'))
    .sort((one, other) => stars(one) - stars(other));
  return (address) =>
    policies.get(address) ??
    policies.get(narrowFirst.find((kind) => contains(kind, address)) ?? '');
}

/**
 * Returns policies for a folder with pages of several builds: the policy of an address allows
 * everything that any of the builds allows at this address.
 * @param builds the policies of each build, the newest build first
 */
export function joinBuilds(builds: readonly SitePolicies[]): SitePolicies {
  const [newest = [], ...others] = new Map(
    builds.map((rules) => [JSON.stringify(rules), rules] as const),
  ).values();
  if (others.length === 0) return newest;
  const finders = [newest, ...others].map(ruleFinder);
  const addresses = new Set([newest, ...others].flat().flatMap((rule) => rule.addresses));
  return joinRules(
    [...addresses].map((address) => ({
      addresses: [address],
      policy: widestPolicy(
        finders.map((find) => find(address)).filter((policy) => policy !== undefined),
      ),
    })),
  );
}

/**
 * Returns the kind of a page from its URL path: `/blog/*` for `/blog/first-light`, and `/blog/page/*`
 * for `/blog/page/2`. A `*` stands for one segment. Some pages are a kind of their own, named by
 * their path: pages directly in a folder of the site, such as `/about` or `/de/about`, the home
 * page of a folder, and pages with a dot in their names. Hosts cannot distinguish a page with a dot
 * from a file beside the pages of a kind.
 */
export function kindOf(url: string, folders = rootFolder): string {
  const { path = '' } = folderOf(url, folders) ?? {};
  const [, folder = '', ...rest] = url.slice(path.length).split('/');
  if (rest.length === 0 || rest.at(-1)?.includes('.')) return url;
  // The number of a list's page follows the segment `page`, which is the same for every list.
  const kinds = rest.map((segment, index) =>
    segment === 'page' && index === rest.length - 2 ? segment : '*',
  );
  return [path, folder, ...kinds].join('/');
}

/**
 * Returns the kind of the pages directly in a folder of the site: `/*`, or `/de/*`. The policies of
 * a site have this kind if articles are directly in the folder, so that the folder has many pages.
 * The home page and pages with a dot in their names are not of this kind.
 */
export function looseKindOf(url: string, folders = rootFolder): string | undefined {
  const { path = '' } = folderOf(url, folders) ?? {};
  return /^\/[^/.]+$/.test(url.slice(path.length)) ? `${path}/*` : undefined;
}

/**
 * Returns a function that finds the policy of the page at a URL path; undefined if the page has no
 * policy.
 */
export function policyFinder(
  rules: SitePolicies,
  folders = rootFolder,
): (url: string) => Policy | undefined {
  const policies = byAddress(rules);
  return (url) =>
    policies.get(url) ??
    policies.get(kindOf(url, folders)) ??
    policies.get(looseKindOf(url, folders) ?? '');
}
