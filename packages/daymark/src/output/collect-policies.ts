import type { Tag } from '../basics/markup.ts';
import {
  basePolicy,
  joinPolicies,
  joinRules,
  kindOf,
  looseKindOf,
  type PagePolicies,
  type Policy,
  type PolicyRule,
  type SitePolicies,
  strictPolicy,
} from '../http/policy.ts';
import { rootFolder, type SiteFolder } from '../http/urls.ts';
import {
  type FormTargets,
  type RefusedAddress,
  refusedAddresses,
  refuseInlineCode,
  sourcesOf,
  type ThirdPartyCode,
  thirdPartyCodeIn,
} from './page-sources.ts';

/** The parts of a site's policies that do not follow from the HTML of its pages. */
export interface PolicyOptions {
  /** Additional sources of single pages. */
  readonly additions?: PagePolicies | undefined;
  /** Whole policies that replace the default policy of a page. */
  readonly replacements?: PagePolicies | undefined;
  /** Third-party code that pages may contain. */
  readonly thirdParties?: readonly ThirdPartyCode[] | undefined;
  /** The hosts to which the answers of forms lead. */
  readonly formTargets?: FormTargets | undefined;
  /** The folders of the site; by default, the root of the host. */
  readonly folders?: readonly SiteFolder[] | undefined;
}

/** The parts of a page that determine its policy. A build stores them for the next build. */
export interface PageSources {
  /** The policy that follows from the HTML; undefined if the options replace this policy. */
  readonly policy: Policy | undefined;
  /** The names of the third-party code that the page contains. */
  readonly carried: readonly string[];
  /** The addresses that the page loads and its policy refuses. */
  readonly refused?: readonly RefusedAddress[] | undefined;
}

/** A site's third-party code and refused addresses, when all pages have been added. */
export interface CollectedPolicies {
  readonly rules: SitePolicies;
  readonly pages: number;
  /** The URL paths of the pages that contain third-party code. */
  readonly carriers: ReadonlyMap<ThirdPartyCode, readonly string[]>;
  /** The addresses that browsers will not load, with the URL paths of the pages. */
  readonly refused: readonly (readonly [RefusedAddress, readonly string[]])[];
}

/**
 * Collects the policies of a site's pages, one page at a time. `read` returns the parts of a page that
 * determine its policy, and throws when the policy cannot be created. `add` adds a page. `finish`
 * returns the rules, and throws when the options name a page that was not added. The rules do not
 * depend on the order of the pages.
 */
export function collectPolicies({
  additions = {},
  replacements = {},
  thirdParties = [],
  formTargets,
  folders = rootFolder,
}: PolicyOptions = {}) {
  const kinds = new Map<string, PagesOfKind>();
  const carriers = new Map(thirdParties.map((code) => [code, [] as string[]]));
  const refusedBy = new Map<string, [RefusedAddress, string[]]>();
  const known = new Set<string>();
  /**
   * The policies by their text. Keeps each policy in memory once, because most pages have the same
   * policy.
   */
  const policies = new Map<string, Policy>();

  /** Returns the policy that follows from the HTML and the third-party code of a page. */
  function policyOf(url: string, found: readonly Tag[], carried: readonly ThirdPartyCode[]) {
    const more = carried.map(({ sources }) => sources);
    const base = carried.length > 0 ? basePolicy : strictPolicy;
    return joinPolicies(base, sourcesOf(found, formTargets), additions[url] ?? {}, ...more);
  }

  return {
    /**
     * Returns the parts of a page that determine its policy.
     * @param url - the URL path of the page
     * @param found - the elements of the page
     */
    read(url: string, found: readonly Tag[]): PageSources {
      if (replacements[url]) return { policy: undefined, carried: [] };
      refuseInlineCode(found);
      const carried = thirdPartyCodeIn(found, thirdParties);
      const policy = policyOf(url, found, carried);
      const key = JSON.stringify(policy);
      policies.set(key, policies.get(key) ?? policy);
      const refused = refusedAddresses(found, policy);
      const names = carried.map(({ name }) => name);
      const sources = { policy: policies.get(key), carried: names };
      return refused.length > 0 ? { ...sources, refused } : sources;
    },
    add(url: string, { policy, carried, refused = [] }: PageSources): void {
      if (url.includes('*')) throw new Error(`${url}: expected a URL path without *; found one.`);
      known.add(url);
      for (const [code, urls] of carriers) if (carried.includes(code.name)) urls.push(url);
      for (const one of refused) {
        const key = JSON.stringify(one);
        const pages = refusedBy.get(key)?.[1] ?? [];
        refusedBy.set(key, [one, pages]);
        pages.push(url);
      }
      if (!policy) return;
      const kind = kindOf(url, folders);
      const pages = kinds.get(kind) ?? new Map();
      kinds.set(kind, pages);
      const key = JSON.stringify(policy);
      const alike = pages.get(key) ?? { policy, urls: [] };
      pages.set(key, alike);
      alike.urls.push(url);
    },
    finish(): CollectedPolicies {
      for (const url of [...Object.keys(additions), ...Object.keys(replacements)])
        if (!known.has(url)) throw new Error(`The policy of ${url}: expected a page; found none.`);
      const replaced = Object.entries(replacements).map(([url, policy]) => ({
        addresses: [url],
        policy: joinPolicies(policy),
      }));
      const loose = gatherLoosePages(kinds, folders);
      const rules = [...kinds].flatMap(([kind, pages]) =>
        rulesOfKind(kind, pages, loose.has(kind) ? FEW : 0),
      );
      for (const urls of carriers.values()) urls.sort();
      const refused = [...refusedBy.values()];
      for (const [, urls] of refused) urls.sort();
      return { rules: joinRules([...replaced, ...rules]), pages: known.size, carriers, refused };
    },
  };
}

/** The pages of one kind, grouped by their policies. The keys are the policies as JSON. */
type PagesOfKind = Map<string, { readonly policy: Policy; readonly urls: string[] }>;

/** The number of pages directly in a folder of the site above which these pages form a kind. */
const MANY = 100;

/**
 * The number of pages directly in a folder that may have other styles than the articles beside them.
 * Up to this number, the policy of the articles does not include the styles of the other pages,
 * because longer headers delay the first paint of every article.
 */
const FEW = 20;

/**
 * Makes one kind of the pages directly in a folder of the site, if there are many. These pages are
 * articles, and hosts have no room for thousands of rules.
 * @returns the kinds that were made
 */
function gatherLoosePages(
  kinds: Map<string, PagesOfKind>,
  folders: readonly SiteFolder[],
): ReadonlySet<string> {
  const loose = Map.groupBy(kinds.keys(), (url) => looseKindOf(url, folders));
  const made = [...loose].filter(([, urls]) => urls.length > MANY);
  for (const [kind, urls] of made) {
    if (kind === undefined) continue;
    const gathered: PagesOfKind = new Map();
    for (const [key, { policy, urls: alike }] of urls.flatMap((url) => [
      ...(kinds.get(url) ?? []),
    ])) {
      const found = gathered.get(key) ?? { policy, urls: [] };
      gathered.set(key, found);
      found.urls.push(...alike);
    }
    for (const url of urls) kinds.delete(url);
    kinds.set(kind, gathered);
  }
  return new Set(made.flatMap(([kind]) => kind ?? []));
}

/**
 * The maximum number of style hashes that all pages of a kind may share: enough for the page, each
 * feature of articles and the styles of some single pages.
 */
const SHARED_STYLES = 40;

const isHash = (source: string) => source.startsWith("'sha256-");

/** Returns a policy without the sources that pages of a kind may share. */
const exactPart = (policy: Policy): Policy => ({
  ...policy,
  'style-src': policy['style-src']?.filter((source) => !isHash(source)),
  'media-src': policy['media-src']?.filter((source) => source !== "'self'"),
});

const styleHashesIn = (policy: Policy): string[] => policy['style-src']?.filter(isHash) ?? [];

/** Returns the style hashes that most pages have, and more than `few`, sorted by their text. */
function sharedHashes(pages: PagesOfKind, few: number): string[] {
  const counts = new Map<string, number>();
  for (const { policy, urls } of pages.values())
    for (const hash of styleHashesIn(policy))
      counts.set(hash, (counts.get(hash) ?? 0) + urls.length);
  const frequent = [...counts]
    .filter(([, count]) => count > few)
    .sort(([hash, count], [other, more]) => more - count || (hash < other ? -1 : 1));
  return frequent
    .slice(0, SHARED_STYLES)
    .map(([hash]) => hash)
    .sort();
}

/**
 * Returns the rules for the pages of one kind: one for the kind, with the most frequent policy, and
 * one for each group of pages with another policy. The pages of a kind share only sources that contact
 * no other host: the hashes of their styles, and permission to play sound and video of the site.
 * Everything else is exact for each page, above all scripts, foreign origins and the targets of forms.
 * @param few - pages share no hash that at most this number of pages has
 */
function rulesOfKind(kind: string, pages: PagesOfKind, few: number): PolicyRule[] {
  const hashes = sharedHashes(pages, few);
  const playsMedia = [...pages.values()].some(({ policy }) =>
    policy['media-src']?.includes("'self'"),
  );
  const shared: Policy = {
    'style-src': hashes,
    ...(playsMedia && { 'media-src': ["'self'"] }),
  };
  const found = new Map<string, { policy: Policy; urls: string[] }>();
  for (const { policy, urls } of pages.values()) {
    const fits = styleHashesIn(policy).every((hash) => hashes.includes(hash));
    const joined = fits ? joinPolicies(exactPart(policy), shared) : policy;
    const key = JSON.stringify(joined);
    const alike = found.get(key) ?? { policy: joined, urls: [] };
    found.set(key, alike);
    for (const url of urls) alike.urls.push(url);
  }
  const [common, ...others] = [...found].sort(
    ([key, { urls }], [otherKey, { urls: otherUrls }]) =>
      otherUrls.length - urls.length || (key < otherKey ? -1 : 1),
  );
  return [
    ...(common ? [{ addresses: [kind], policy: common[1].policy }] : []),
    ...others.map(([, { policy, urls }]) => ({ addresses: urls, policy })),
  ];
}
