import type { Route } from '../../http/routes.ts';
import { statusOf } from '../../http/urls.ts';
import { versionsOf } from '../encodings.ts';
import type { HeaderGroups } from '../header-groups.ts';
import { oddAddresses } from '../odd-addresses.ts';
import type { PublishedSite } from '../published-site.ts';
import { map, quote } from './write.ts';

/** What Caddy must know of an address: where it leads, or a file, its headers and its versions. */
function recordOf(route: Route, groups: HeaderGroups): string {
  if (route.kind === 'redirect') return `> ${encodeURI(route.to)}`;
  const { file } = route;
  return [groups.numberOf(file), ...versionsOf(file), `/${file.identity.file}`].join(' ');
}

/** The map of the site: every address that it answers for, and nothing else. */
export function addressMap(site: PublishedSite, groups: HeaderGroups): string[] {
  const lines = [...site.routes]
    .filter(([address]) => !statusOf.has(address))
    .map(([address, route]) => `${quote(address)} ${quote(recordOf(route, groups))}`);
  return [
    ...map('{http.request.orig_uri.path}', ['entry'], [...lines, 'default ""']),
    // The map is long, and read whenever its placeholder is: here, and not again.
    'vars record {entry}',
    ...map(
      '{http.request.orig_uri}',
      ['odd'],
      [...oddAddresses.map((source) => `"~(?i)${source}" 1`), 'default ""'],
    ),
    ...map(
      '{http.vars.record}',
      ['group', 'whole', 'br', 'gzip', 'stored'],
      ['"~^(\\d+) (\\S+) (\\S+) (\\S+) (.+)$" "$1" "$2" "$3" "$4" "$5"', 'default "" "" "" "" ""'],
    ),
    ...map('{http.vars.record}', ['target'], ['"~^> (.+)$" "$1"', 'default ""']),
    ...map('{http.request.orig_uri}', ['asked_query'], ['"~^[^?]*(\\?.*)$" "$1"', 'default ""']),
  ];
}
