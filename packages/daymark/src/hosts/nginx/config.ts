import { createHash } from 'node:crypto';
import { maxConnections } from '../../server/connection-limit.ts';
import { failurePagesOf } from '../failure-pages.ts';
import { groupHeaders } from '../header-groups.ts';
import { type Place, usualPlace } from '../place.ts';
import type { PublishedSite } from '../published-site.ts';
import { addressMaps } from './addresses.ts';
import { encodingMaps } from './encodings.ts';
import { headerMaps } from './headers.ts';
import { rangeMaps } from './ranges.ts';
import { failureMaps } from './responses.ts';
import { servers } from './server.ts';

const intent = `# Made from a build of the site; do not edit it, make it anew with each build. For nginx 1.22 or
# later, to be included inside "http", as files of /etc/nginx/conf.d are. A request is looked up in
# the first map: what is not in it does not exist. How many connections there may be is said outside:
# worker_connections ${maxConnections}; is what the embedded server allows.`;

/**
 * Returns the beginning of the names of a site's variables. All sites of one nginx share the names,
 * hence the digest. nginx warns about names of more than 36 characters. Captured groups are read at
 * once and need no digest; PCRE2 allows 32 characters.
 */
function variablesOf({ url: { hostname } }: PublishedSite): string {
  return `$s${createHash('sha256').update(hostname).digest('hex').slice(0, 6)}_`;
}

/** Returns the configuration of a site for nginx. */
export function nginxConfig(site: PublishedSite, place: Place = usualPlace(site)): string {
  const v = variablesOf(site);
  const groups = groupHeaders(site.routes);
  const failures = failurePagesOf(site);
  const lines = [
    intent,
    ...addressMaps(site, groups, v),
    ...encodingMaps(v),
    ...rangeMaps(v),
    ...headerMaps(groups, v),
    ...failureMaps(failures, v),
    ...servers({ url: site.url, place, groups, failures, v }),
  ];
  return `${lines.join('\n')}\n`;
}
