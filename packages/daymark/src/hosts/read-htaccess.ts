import { directives, type Policy, type SitePolicies } from '../http/policy.ts';
import type { Redirects } from '../http/routes.ts';
import { ADS_TXT } from '../http/urls.ts';

/*
 * Reads the `.htaccess` of a site that was uploaded by hand, or by an earlier version of the engine,
 * whose deploys to webspace recorded no policies and redirects.
 */

/** Removes the backslashes before the special characters of a regular expression. */
const literalOf = (pattern: string) => pattern.replace(/\\(.)/g, '$1');

/** Returns a text as it was before it was quoted for a rule. */
const textOf = (quoted: string) => literalOf(quoted.replaceAll('\\"', '"'));

/** Returns the addresses that a pattern of `SetEnvIf` matches. */
function addressesOf(pattern: string): string[] {
  const kinds = pattern.replaceAll('([^/]+)', '*').replaceAll('([^/.]+)', '*');
  const [, folder = kinds, names] = /^((?:[^\\(]|\\.)*)\((.*)\)$/.exec(kinds) ?? [];
  const list = names?.match(/(?:[^\\|]|\\.)+/g) ?? [''];
  return list.map((name) => literalOf(folder + name) || '/');
}

/** Reads a policy from its value in `.htaccess`. */
function readPolicy(value: string): Policy {
  const parts = value
    .replaceAll('%%', '%')
    .split(';')
    .map((part) => part.split(' '));
  const sources = new Map(parts.map(([name = '', ...rest]) => [name, rest]));
  return Object.fromEntries(
    directives.flatMap((directive) => {
      const list = sources.get(directive);
      return list ? [[directive, list.filter((source) => source !== "'none'")]] : [];
    }),
  );
}

/** Returns the policies in the lines of `.htaccess`. */
function readPolicies(lines: readonly string[]): SitePolicies {
  const find = (pattern: RegExp) =>
    lines.flatMap((line) => {
      const [, one, other] = pattern.exec(line) ?? [];
      return one !== undefined && other !== undefined ? [[one, other] as const] : [];
    });
  const addresses = Map.groupBy(
    find(
      /^SetEnvIf Request_URI "\^(.*)\(\?:\/index\)\?\\\\\.html\(\?:\\\\\.\(\?:br\|gz\)\)\?\$" daymark_page=(\d+)$/,
    ),
    ([, number]) => number,
  );
  return find(
    /^Header always set Content-Security-Policy "(.*)" "expr=reqenv\('daymark_page'\) == '(\d+)'"$/,
  ).map(([value, number]) => ({
    // Within quotes, each backslash is doubled.
    addresses: (addresses.get(number) ?? []).flatMap(([pattern]) =>
      addressesOf(pattern.replace(/\\([\\"])/g, '$1')),
    ),
    policy: readPolicy(value),
  }));
}

/**
 * Removes from the pattern of a path or of a parameter the part that matches its end. Signs of the
 * path or the parameter itself have a backslash.
 */
function withoutEnd(pattern: string): string {
  const [parameter = ''] = pattern.split(/\(\?[:=]&\|\$\)/, 1);
  return parameter === pattern ? pattern.replace(/(?:\/\?)?\$$/, '') : parameter;
}

/** Returns the redirects in the lines of `.htaccess`. */
function readRedirects(lines: readonly string[]): Redirects {
  const redirects: Record<string, string> = {};
  let conditions: string[] = [];
  for (const line of lines) {
    const [, condition] =
      /^RewriteCond %\{(?:REQUEST_URI|QUERY_STRING)\} "(?:\^|\(\?:\^\|&\))(.*)"$/.exec(line) ?? [];
    if (condition !== undefined) conditions.push(textOf(withoutEnd(condition)));
    if (!line.startsWith('RewriteRule ')) continue;
    const [, path, target, status] =
      /^RewriteRule (?:"\^((?:[^"\\]|\\.)*)\/\?\$"|\^) "((?:[^"\\]|\\.)*)" \[R=(30[28]),/.exec(
        line,
      ) ?? [];
    const [place, ...query] = path === undefined ? conditions : [`/${textOf(path)}`];
    conditions = [];
    const to = textOf(target ?? '');
    const { origin } = URL.parse(to) ?? {};
    if (place === undefined || !origin) continue;
    const old = query.length > 0 ? `${place}?${query.join('&')}` : place;
    if (status === '308') redirects[old] = decodeURI(to.slice(origin.length));
    else if (old === ADS_TXT) redirects[old] = to;
  }
  return redirects;
}

/** Returns the policies and the redirects of a site from its `.htaccess`. */
export function readHtaccess(text: string): { policies: SitePolicies; redirects: Redirects } {
  const lines = text.split('\n');
  return { policies: readPolicies(lines), redirects: readRedirects(lines) };
}
