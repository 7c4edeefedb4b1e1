import { elements } from '../http/markup.ts';
import {
  basePolicy,
  joinPolicies,
  type PagePolicies,
  type Policy,
  strictPolicy,
} from '../http/policy.ts';
import { kindOf, type SitePolicies } from '../http/site-policies.ts';
import { sourcesOf } from '../http/sources.ts';
import { refuseInlineCode } from './inline-code.ts';
import { type ThirdPartyCode, thirdPartyCodeIn } from './inline-third-parties.ts';
import { type PagesOfKind, rulesOfKind, styleHashesIn } from './policies-of-kind.ts';

/** The parts of a site's policies that do not follow from the HTML of its pages. */
export interface PolicyOptions {
  /** Additional sources of single pages. */
  readonly additions?: PagePolicies | undefined;
  /** Whole policies that replace the default one for a page. */
  readonly replacements?: PagePolicies | undefined;
  /** Third-party code that pages may contain. */
  readonly thirdParties?: readonly ThirdPartyCode[] | undefined;
}

/** What is known about the policies of a site when all its pages have been added. */
export interface CollectedPolicies {
  readonly rules: SitePolicies;
  /** The number of pages. */
  readonly pages: number;
  /** The URL paths of the pages that contain third-party code. */
  readonly carriers: ReadonlyMap<ThirdPartyCode, readonly string[]>;
}

/** Joins rules with the same policy, and sorts their addresses. */
function joinRules(rules: SitePolicies): SitePolicies {
  const byPolicy = Map.groupBy(rules, ({ policy }) => JSON.stringify(policy)).values();
  const joined = [...byPolicy].map((alike) => ({
    addresses: alike.flatMap(({ addresses }) => addresses).sort(),
    policy: alike[0]?.policy ?? {},
  }));
  const firstOf = ({ addresses: [first = ''] }: SitePolicies[number]) => first;
  return joined.sort((one, other) => (firstOf(one) < firstOf(other) ? -1 : 1));
}

/**
 * Collects the policies of a site's pages, one page at a time. `add` takes a page, and throws when
 * its policy cannot be created. `finish` returns the rules, and throws when the options name a page
 * that was not added. The rules do not depend on the order of the pages.
 */
export function collectPolicies({
  additions = {},
  replacements = {},
  thirdParties = [],
}: PolicyOptions = {}) {
  const kinds = new Map<string, PagesOfKind>();
  const carriers = new Map(thirdParties.map((code) => [code, [] as string[]]));
  const known = new Set<string>();

  function policyOf(url: string, html: string): Policy {
    const found = [...elements(html)];
    refuseInlineCode(found);
    const carried = thirdPartyCodeIn(found, thirdParties);
    for (const thirdParty of carried) carriers.get(thirdParty)?.push(url);
    const more = carried.map(({ sources }) => sources);
    const base = carried.length > 0 ? basePolicy : strictPolicy;
    return joinPolicies(base, sourcesOf(found), additions[url] ?? {}, ...more);
  }

  return {
    /** @param url - the URL path of the page */
    add(url: string, html: string): void {
      if (url.includes('*')) throw new Error(`${url}: expected a URL path without *; found one.`);
      known.add(url);
      if (replacements[url]) return;
      const kind = kindOf(url);
      const pages = kinds.get(kind) ?? new Map();
      kinds.set(kind, pages);
      const policy = policyOf(url, html);
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
      // Vercel and Netlify send the 404 page with the policy of the kind that a missing page would be.
      const missing = [...(kinds.get('/404')?.values() ?? [])];
      const hashes = missing.flatMap(({ policy }) => styleHashesIn(policy));
      const rules = [...kinds].flatMap(([kind, pages]) =>
        rulesOfKind(kind, pages, kind.includes('*') ? hashes : []),
      );
      return { rules: joinRules([...replaced, ...rules]), pages: known.size, carriers };
    },
  };
}
