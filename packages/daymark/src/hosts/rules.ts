import { headerRulesOf } from '../http/headers.ts';
import { contentSecurityPolicy, policyFinder, type SitePolicies } from '../http/policy.ts';
import { divideRedirects } from '../http/routes.ts';
import type { RecordedSite } from '../output/site-records.ts';

/** The rules of a site for its host. */
export type HostRules = ReturnType<typeof rulesOf>;

/**
 * Returns the rules of a site, which the configuration of each host states in its own syntax. The
 * rules for all sites are `commonHeaders`, `httpsHeaders`, `methods` and the types of files in
 * `http/content-type.ts`.
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
    /** The values of the header `Content-Security-Policy` of pages. */
    csps: policies.map(({ policy }) => contentSecurityPolicy(policy)),
    /** The patterns of the pages, with the numbers of their CSPs. The first that matches applies. */
    pages: numberedPatterns(policies),
    /**
     * Returns patterns like `pages` for hosts where the last pattern that matches a page applies.
     * The home page at `/`, which cannot share a pattern on these hosts, has the pattern `''`.
     * @param spelled returns the spelling of an address that the host compares with patterns
     */
    overridingPages(spelled = (address: string) => address): ReturnType<typeof numberedPatterns> {
      const others = policies.map(({ addresses, policy }) => ({
        addresses: addresses.filter((address) => address !== '/').map(spelled),
        policy,
      }));
      const home = policies.findIndex(({ addresses }) => addresses.includes('/'));
      return [...numberedPatterns(others).reverse(), ...(home < 0 ? [] : [['', home] as const])];
    },
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

/** The maximum length of a pattern: Vercel accepts 4,096 characters, and nginx slightly fewer. */
const LONGEST = 4000;

/** Returns a regular expression that matches only this text. */
export const literal = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\:]/g, String.raw`\$&`);

/** Returns a regular expression for the part before the `*` at the end of a pattern of `headerRulesOf`. */
export const beginningOf = (pattern: string): string =>
  literal(pattern.slice(0, -1)).replaceAll(/\\\{(\d+)\\\}/g, '[0-9a-f]{$1}');

/**
 * Returns a regular expression for a pattern of `headerRulesOf`.
 * @param endOfFile the expression after the extension in a pattern of files
 * @param endOfPage the expression after the address of a page
 */
export function expressionOf(pattern: string, endOfFile = '$', endOfPage = '$'): string {
  if (pattern.endsWith('*')) return `^${beginningOf(pattern)}`;
  if (pattern.startsWith('*')) return `(?i)${literal(pattern.slice(1))}${endOfFile}`;
  return `^${literal(pattern)}${endOfPage}`;
}

/** Returns a regular expression that matches this ASCII text, each character percent-encoded or not. */
const anySpelling = (text: string): string =>
  text.replaceAll(/[^/]/g, (character) => {
    const [first, last = ''] = character.charCodeAt(0).toString(16);
    const either = /\d/.test(last) ? last : `[${last}${last.toUpperCase()}]`;
    return `(?:${literal(character)}|%${first}${either})`;
  });

const INDEX = anySpelling('/index');
const HTML = anySpelling('.html');

/**
 * The source of a pattern for the ends of other spellings of a URL path, which `aliasedBy` removes,
 * also percent-encoded and with more than one slash.
 */
export const ALIAS_END = `(?:${INDEX}(?:${HTML})?/*|${HTML}/*|/+)`;

/** Like `ALIAS_END`, for a decoded path without repeated slashes. */
export const DECODED_ALIAS_END = String.raw`(?:/index(?:\.html)?/?|\.html/?|/)`;

const patternOf = (text: string) => literal(text).replaceAll(String.raw`\*`, '([^/]+)');

/** The pattern for the names of the pages of a kind, which matches no file with an extension. */
const NAME = '([^/.]+)';

/** Returns regular expressions for the last segments of URL paths in one folder. */
function patternsInFolder(folder: string, names: readonly string[]): string[] {
  const lists: string[][] = [];
  let room = 0;
  for (const name of names) {
    room -= name.length + 1;
    if (room < 0) {
      lists.push([]);
      room = LONGEST - folder.length - name.length;
    }
    lists.at(-1)?.push(name);
  }
  return lists.map((list) => folder + (list.length > 1 ? `(${list.join('|')})` : list));
}

/**
 * Returns regular expressions that together match exactly these URL paths and kinds of pages, which
 * `kindOf` and `looseKindOf` define. The patterns have no `^` and `$`.
 */
function patternsOf(addresses: readonly string[]): string[] {
  const byFolder = Map.groupBy(addresses, (address) =>
    address.slice(0, address.lastIndexOf('/') + 1),
  );
  return [...byFolder].flatMap(([folder, members]) =>
    patternsInFolder(
      patternOf(folder),
      members.map((address) =>
        address.endsWith('/*') ? NAME : literal(address.slice(folder.length)),
      ),
    ),
  );
}

/** Counts the placeholders of a pattern. A pattern with fewer placeholders is narrower. */
const starsIn = (pattern: string) => pattern.split('([^/').length;

/**
 * Returns the patterns of all rules, with the number of each rule. Single pages come before kinds, and
 * narrower kinds before wider kinds, so that the first pattern that matches a page belongs to its
 * policy.
 */
function numberedPatterns(rules: SitePolicies): (readonly [pattern: string, number: number])[] {
  const patterns = (isWanted: (address: string) => boolean) =>
    rules.flatMap(({ addresses }, number) =>
      patternsOf(addresses.filter(isWanted)).map((pattern) => [pattern, number] as const),
    );
  return [
    ...patterns((address) => !address.includes('*')),
    ...patterns((address) => address.includes('*')).sort(
      ([one], [other]) => starsIn(one) - starsIn(other),
    ),
  ];
}
