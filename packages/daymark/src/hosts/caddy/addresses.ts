import { encodings } from '../../http/encodings.ts';
import type { Route } from '../../http/routes.ts';
import { statusOf } from '../../http/urls.ts';
import { acceptance, storedEncodings, versionsOf } from '../encodings.ts';
import type { FailurePage } from '../failure-pages.ts';
import type { HeaderGroups } from '../header-groups.ts';
import { oddAddresses } from '../odd-addresses.ts';
import type { PublishedSite } from '../published-site.ts';
import { caddy, quote } from './write.ts';

/**
 * Returns what Caddy must know about an address: the target of its redirect, or the header group,
 * the versions (ETags and sizes) and the path of its file.
 */
function recordOf(route: Route, groups: HeaderGroups): string {
  if (route.kind === 'redirect') return `> ${encodeURI(route.to)}`;
  const { file } = route;
  return [groups.numberOf(file), ...versionsOf(file), `/${file.identity.file}`].join(' ');
}

/**
 * Returns the map from every address of the site, except error pages, to its record, and the maps
 * that split a record into its parts. Caddy would search the long map at each use of `entry`, so
 * `record` stores the result.
 */
export function addressMaps({ routes }: PublishedSite, groups: HeaderGroups): string[] {
  const lines = [...routes]
    .filter(([address]) => !statusOf.has(address))
    .map(([address, route]) => `${quote(address)} ${quote(recordOf(route, groups))}`);
  return caddy`
    map {http.request.orig_uri.path} {entry} {
      ${lines}
      default ""
    }
    vars record {entry}
    map {http.request.orig_uri} {odd} {
      ${oddAddresses.map((source) => `"~(?i)${source}" 1`)}
      default ""
    }
    map {http.vars.record} {group} {whole} {br} {gzip} {stored} {
      "~^(\d+) (\S+) (\S+) (\S+) (.+)$" "$1" "$2" "$3" "$4" "$5"
      default "" "" "" "" ""
    }
    map {http.vars.record} {target} {
      "~^> (.+)$" "$1"
      default ""
    }
    map {http.request.orig_uri} {asked_query} {
      "~^[^?]*(\?.*)$" "$1"
      default ""
    }
  `;
}

/** The maps that choose the stored encoding of a file and of each error page. */
export function encodingMaps(failures: readonly FailurePage[]): string[] {
  const accepted = encodings.flatMap(
    ({ name }) => caddy`
      map {http.request.header.Accept-Encoding} {takes_${name}} {
        ${acceptance(name).map(({ header, accepted }) => `"~(?i)${header}" ${accepted ? 1 : 0}`)}
        default 0
      }
    `,
  );
  const pages = failures.flatMap(
    ({ status, file }) => caddy`
      map "{takes_br}{takes_gzip}" {suffix_${status}} {encoding_${status}} {
        ${storedEncodings(file).map((each) => `"~${each.accepting}" ${each.suffix} ${each.name}`)}
        default "" ""
      }
    `,
  );
  return caddy`
    ${accepted}
    map "{takes_br}{takes_gzip} {whole} {br} {gzip}" {suffix} {encoding} {tag} {size} {
      "~^1. \S+ (\S+):(\d+) " .br br "$1" "$2"
      "~^.1 \S+ \S+ (\S+):(\d+)$" .gz gzip "$1" "$2"
      "~^.. (\S+):(\d+) " "" "" "$1" "$2"
      default "" "" "" ""
    }
    ${pages}
  `;
}
