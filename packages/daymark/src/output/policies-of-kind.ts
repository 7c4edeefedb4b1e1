import { joinPolicies, type Policy } from '../http/policy.ts';
import type { PolicyRule } from '../http/site-policies.ts';

/** The pages of one kind, grouped by their policies. The keys are the policies as JSON. */
export type PagesOfKind = Map<string, { readonly policy: Policy; readonly urls: string[] }>;

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

/** Returns the hashes of the styles of a page. */
const styleHashesIn = (policy: Policy): string[] => policy['style-src']?.filter(isHash) ?? [];

/** Returns the style hashes that most pages have, sorted by their text. */
function sharedHashes(pages: PagesOfKind): string[] {
  const counts = new Map<string, number>();
  for (const { policy, urls } of pages.values())
    for (const hash of styleHashesIn(policy))
      counts.set(hash, (counts.get(hash) ?? 0) + urls.length);
  const frequent = [...counts].sort(
    ([hash, count], [other, more]) => more - count || (hash < other ? -1 : 1),
  );
  return frequent
    .slice(0, SHARED_STYLES)
    .map(([hash]) => hash)
    .sort();
}

/**
 * Returns the rules for the pages of one kind: one for the kind, with the most frequent policy, and
 * one for each group of pages with another policy. The pages of a kind share only what contacts
 * nobody: the hashes of their styles, and permission to play sound and video of the site. Everything
 * else is exact for each page, above all scripts, foreign origins and the targets of forms.
 */
export function rulesOfKind(kind: string, pages: PagesOfKind): PolicyRule[] {
  const hashes = sharedHashes(pages);
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
