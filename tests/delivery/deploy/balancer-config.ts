import { twoOriginsFiles } from '../../../packages/daymark/src/hosts/two-origins.ts';
import type { RecordedSite } from '../../../packages/daymark/src/output/site-records.ts';

interface Place {
  readonly http: string;
  /** If absent, the load balancer serves only plain http. */
  readonly https?: { readonly listen: string; readonly certificate: string };
  readonly origins: readonly string[];
}

/** Matches the lines that need the superuser, and the lines with the origins. Both are replaced. */
const REPLACED = /^ +(?:user|group|chroot|server) .*\n/gm;

/** Matches the lines about https, which are removed for plain http. */
const OF_HTTPS = /^ +(?:bind :::443|http-request redirect|http-response set-header) .*\n/gm;

/** Returns the HAProxy configuration that the build writes, with addresses of this machine. */
export function balancerConfig(site: RecordedSite, { http, https, origins }: Place): string {
  const made = twoOriginsFiles['two-origins/haproxy.cfg'](site);
  const config = (https ? made : made.replace(OF_HTTPS, ''))
    .replace(REPLACED, '')
    .replace(':::80 v4v6', http)
    .replace(/:::443 v4v6 ssl crt "[^"]*"/, `${https?.listen} ssl crt "${https?.certificate}"`);
  const servers = origins.map((origin, index) => `    server origin${index + 1} ${origin}\n`);
  return config + servers.join('');
}
