import type { Route } from '../../http/routes.ts';
import { NONE, versionsOf } from '../encodings.ts';
import type { HeaderGroups } from '../header-groups.ts';
import { oddAddresses } from '../odd-addresses.ts';
import type { PublishedSite } from '../published-site.ts';
import { nginx, quote } from './write.ts';

/**
 * Returns what nginx must know about an address: its header group, the ending of its file name
 * (`.html`, `/index.html` or none) and its versions (ETags and sizes), or the redirect's target.
 */
function recordOf(address: string, route: Route, groups: HeaderGroups): string {
  if (route.kind === 'redirect') return `> ${encodeURI(route.to)}`;
  const { file } = route;
  const name = `/${file.identity.file}`;
  if (!name.startsWith(address))
    throw new Error(`${name}: expected a path that starts with its URL path ${address}.`);
  return [groups.numberOf(file), name.slice(address.length) || NONE, ...versionsOf(file)].join(' ');
}

/**
 * Returns a regular expression that matches only this address. `$` would also match before a final
 * line break. Special characters are codes, because nginx reads two backslashes as one.
 */
function exactly(address: string): string {
  const code = (character: string) => `\\x${character.charCodeAt(0).toString(16)}`;
  return `^${address.replace(/[.*+?^${}()|[\]\\]/g, code)}\\z`.replaceAll('"', '\\"');
}

/**
 * Returns the size in bytes of a hash bucket: a power of two that is enough for the longest
 * address.
 */
function bucketSize(addresses: Iterable<string>): number {
  const longest = Math.max(...[...addresses].map((address) => Buffer.byteLength(address)));
  // Two pointers and a length are stored with each key.
  return Math.max(128, 2 ** Math.ceil(Math.log2(longest + 32)));
}

/**
 * Returns the map of the site's addresses, and the maps that split a record into its parts. nginx
 * ignores the letter case of a key, so its value ends with the exact address, for comparison. Of
 * addresses that differ only in case, the first is a key; regular expressions match the others.
 *
 * The parts of an address's record are the `group` of its headers, the `ending` of its file and the
 * `target` of its redirect, to which nginx adds the `query` of the request. An address is `odd` if
 * nginx would resolve it to another address. Such an address is never one of the site.
 */
export function addressMaps(site: PublishedSite, groups: HeaderGroups, v: string): string[] {
  // A plain dollar would begin a variable.
  const value = (text: string) => quote(text).replaceAll('$', `\${${v.slice(1)}dollar}`);
  const found = new Set<string>();
  const lines: string[] = [];
  const others: string[] = [];
  for (const [address, route] of site.routes) {
    const record = recordOf(address, route, groups);
    const folded = address.toLowerCase();
    if (found.has(folded)) others.push(`"~${exactly(address)}" ${value(record)};`);
    else lines.push(`${quote(address)} ${value(`${record} ${address}`)};`);
    found.add(folded);
  }
  return nginx`
    map_hash_max_size ${Math.max(2048, 4 * lines.length)};
    map_hash_bucket_size ${bucketSize(site.routes.keys())};
    geo ${v}dollar {
      default "$";
    }
    map $uri ${v}entry { ${lines} }
    map $uri ${v}other_record { ${others} }
    map "$uri ${v}entry" ${v}record {
      default ${v}other_record;
      "~^(?<matched_address>.+) (?<matched_record>[^ ]+ .+) \k<matched_address>$" $matched_record;
    }
    map ${v}record ${v}group {
      "~^(?<matched_group>\d+) " $matched_group;
    }
    map ${v}record ${v}target {
      "~^> (?<matched_target>.+)$" $matched_target;
    }
    map ${v}record ${v}ending {
      "~^\d+ ${NONE} " "";
      "~^\d+ (?<matched_ending>[^ ]+) " $matched_ending;
    }
    map $request_uri ${v}query {
      "~^[^?]*(?<matched_query>\?.*)$" $matched_query;
    }
    map $request_uri ${v}odd { ${oddAddresses.map((source) => `"~*${source}" 1;`)} }
  `;
}
