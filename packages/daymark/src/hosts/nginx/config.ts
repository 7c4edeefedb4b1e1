import { maxConnections } from '../../server/connection-limit.ts';
import { failurePagesOf } from '../failure-pages.ts';
import { groupHeaders } from '../header-groups.ts';
import { type Place, usualPlace } from '../place.ts';
import type { PublishedSite } from '../published-site.ts';
import { addressMap, recordMaps } from './addresses.ts';
import { encodingMaps, failureMaps } from './encodings.ts';
import { headerMaps } from './headers.ts';
import { variables } from './names.ts';
import { oddMap } from './odd.ts';
import { rangeMaps } from './ranges.ts';
import { missingMap } from './responses.ts';
import { servers } from './server.ts';

const intent = `# Made from a build of the site; do not edit it, make it anew with each build. For nginx 1.22 or
# later, to be included inside "http", as files of /etc/nginx/conf.d are. A request is looked up in
# the first map: what is not in it does not exist. How many connections there may be is said outside:
# worker_connections ${maxConnections}; is what the embedded server allows.`;

/** The configuration of a site for nginx. */
export function nginxConfig(site: PublishedSite, place: Place = usualPlace(site)): string {
  const v = variables(site.url.hostname);
  const groups = groupHeaders(site.routes);
  const failures = failurePagesOf(site);
  return `${[
    intent,
    ...addressMap(site, groups, v),
    ...recordMaps(v),
    ...oddMap(v),
    ...encodingMaps(v),
    ...rangeMaps(v),
    ...headerMaps(groups, v),
    ...missingMap(failures, v),
    ...failures.flatMap(({ status, file }) => failureMaps(status, file, v)),
    ...servers(site, place, groups, v),
  ].join('\n')}\n`;
}
