import type { Route } from '../../http/routes.ts';
import { NONE, versionsOf } from '../encodings.ts';
import type { HeaderGroups } from '../header-groups.ts';
import type { PublishedSite } from '../published-site.ts';
import type { Variables } from './names.ts';
import { block, map, pattern, quote } from './write.ts';

/** What the name of a file has beyond its URL path: `.html`, `/index.html`, or nothing. */
function endingOf(url: string, file: string): string {
  if (!file.startsWith(url))
    throw new Error(`${file}: expected a path that starts with its URL path ${url}.`);
  return file.slice(url.length) || NONE;
}

/**
 * What nginx must know of an address: the number of its headers, the ending of its file and a
 * version for each encoding; or where it leads.
 */
function recordOf(address: string, route: Route, groups: HeaderGroups): string {
  if (route.kind === 'redirect') return `> ${encodeURI(route.to)}`;
  const { file } = route;
  const name = `/${file.identity.file}`;
  return [groups.numberOf(file), endingOf(address, name), ...versionsOf(file)].join(' ');
}

/** A text as a value of a map, where a dollar would begin a variable. */
const value = (text: string, v: Variables) =>
  quote(text).replaceAll('$', `\${${v.dollar.slice(1)}}`);

/**
 * A regular expression of an address and nothing else, not even a line that ends after it. What has
 * a meaning there is written by its number, for nginx reads two backslashes as one.
 */
function exactly(address: string): string {
  const code = (character: string) => `\\x${character.charCodeAt(0).toString(16)}`;
  return `^${address.replace(/[.*+?^${}()|[\]\\]/g, code)}\\z`;
}

/** The smallest size that nginx takes and that holds the longest line. Bytes. */
function bucketSize(addresses: Iterable<string>): number {
  const longest = Math.max(...[...addresses].map((address) => Buffer.byteLength(address)));
  // Two pointers and a length beside each key.
  return Math.max(128, 2 ** Math.ceil(Math.log2(longest + 32)));
}

/**
 * The map of the site: every address that it answers for, and nothing else. nginx finds its lines in
 * any case: of addresses that differ in case only, the first has a line, and the others a pattern.
 */
export function addressMap(site: PublishedSite, groups: HeaderGroups, v: Variables): string[] {
  const found = new Set<string>();
  const lines: string[] = [];
  const others: string[] = [];
  for (const [address, route] of site.routes) {
    const record = recordOf(address, route, groups);
    const folded = address.toLowerCase();
    if (found.has(folded)) others.push(`${pattern(exactly(address))} ${value(record, v)};`);
    else lines.push(`${quote(address)} ${value(`${record} ${address}`, v)};`);
    found.add(folded);
  }
  const exact = `^(?<${v.capture('address')}>.+) (?<${v.capture('record')}>[^ ]+ .+) \\k<${v.capture('address')}>$`;
  return [
    `map_hash_max_size ${Math.max(2048, 4 * lines.length)};`,
    `map_hash_bucket_size ${bucketSize(site.routes.keys())};`,
    ...block(`geo ${v.dollar}`, ['default "$";']),
    ...map('$uri', v.entry, lines),
    ...map('$uri', v.otherRecord, others),
    ...map(`"$uri ${v.entry}"`, v.record, [
      `default ${v.otherRecord};`,
      `${pattern(exact)} $${v.capture('record')};`,
    ]),
  ];
}

/** The parts of the record of an address. */
export function recordMaps(v: Variables): string[] {
  const part = (what: string, source: string) =>
    `${pattern(source.replace('(', `(?<${v.capture(what)}>`))} $${v.capture(what)};`;
  return [
    ...map(v.record, v.group, [part('group', '^(\\d+) ')]),
    ...map(v.record, v.target, [part('target', '^> (.+)$')]),
    ...map(v.record, v.ending, [
      `${pattern(`^\\d+ ${NONE} `)} "";`,
      part('ending', '^\\d+ ([^ ]+) '),
    ]),
    ...map('$request_uri', v.query, [part('query', '^[^?]*(\\?.*)$')]),
  ];
}
