import { nginxConfig } from '../nginx/config.ts';
import { usualPlace } from '../place.ts';
import type { PublishedSite } from '../published-site.ts';
import { haproxyConfig } from './haproxy.ts';

/**
 * An example of two machines that serve a site together, and of the load balancer in front of them.
 */
export const twoOriginsFiles = {
  'two-origins/haproxy.cfg': (site: PublishedSite) =>
    haproxyConfig(site, {
      http: '80',
      https: { listen: '443', certificate: `/etc/haproxy/${site.url.hostname}.pem` },
      confinement: { user: 'haproxy', folder: '/var/lib/haproxy' },
      origins: ['10.0.0.11:80', '10.0.0.12:80'],
    }),
  'two-origins/nginx.conf': (site: PublishedSite) =>
    nginxConfig(site, { root: usualPlace(site).root, http: '80' }),
};
