import { httpsHeadersFor } from '../http/headers.ts';
import { configurationTemplate } from './configuration-template.ts';
import { nginxConfig } from './nginx/config.ts';
import { type PublishedSite, usualPlace } from './published-site.ts';

/** The addresses of a load balancer and of the origins behind it. */
interface BalancerPlace {
  /** The address for plain http: `80`, or an address and a port. */
  readonly http: string;
  /** If absent, the site is served over plain http, for example within a private network. */
  readonly https?: {
    readonly listen: string;
    /** A PEM file with the chain and the key, one after the other. */
    readonly certificate: string;
  };
  /**
   * The user that the process changes to once its ports are open, and its folder for chroot. If
   * absent, the process keeps its user and its root folder.
   */
  readonly confinement?: { readonly user: string; readonly folder: string };
  /** The address and port of plain http at each origin. */
  readonly origins: readonly string[];
}

const haproxy = configurationTemplate('    ');
const listen = (place: string) => (/^\d+$/.test(place) ? `:::${place} v4v6` : place);
const quote = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/** Directives that add the headers for https, which the origins do not send over plain http. */
const httpsHeaders = Object.entries(httpsHeadersFor('/')).map(
  ([name, value]) => `http-response set-header ${name} ${quote(value)} if { ssl_fc }`,
);

/**
 * Returns the HAProxy configuration for several origins of a site. A request that fails at one
 * origin is retried at another, which is safe as long as no byte of a response has arrived.
 * Redirects to https use the site's own host name.
 */
export function haproxyConfig(
  { url }: Pick<PublishedSite, 'url'>,
  { http, https, confinement, origins }: BalancerPlace,
): string {
  const confine = confinement
    ? [`user ${confinement.user}`, `group ${confinement.user}`, `chroot ${confinement.folder}`]
    : [];
  const secure = https
    ? haproxy`
        bind ${listen(https.listen)} ssl crt ${quote(https.certificate)} alpn h2,http/1.1 ssl-min-ver TLSv1.2
        http-request redirect prefix ${url.origin} code 308 unless { ssl_fc }
        ${httpsHeaders}
      `
    : [];
  const lines = haproxy`
    # Made by the build of the site. For HAProxy 2.6 or later.
    global
      ${confine}
      maxconn 4000
      tune.ssl.default-dh-param 2048
    defaults
      mode http
      timeout http-request 5s
      timeout client 30s
      timeout http-keep-alive 30s
      timeout connect 1s
      timeout server 10s
      retries 3
      option redispatch 1
      retry-on conn-failure empty-response response-timeout
    frontend site
      bind ${listen(http)}
      ${secure}
      default_backend origins
    backend origins
      balance roundrobin
      http-request disable-l7-retry unless { method GET HEAD }
      http-request set-header X-Forwarded-Proto https if { ssl_fc }
      option httpchk
      http-check send meth GET uri / ver HTTP/1.1 hdr Host ${url.hostname}
      http-check expect status 200
      default-server check inter 1s fall 2 rise 2
      ${origins.map((origin, index) => `server origin${index + 1} ${origin}`)}
  `;
  return `${lines.join('\n')}\n`;
}

/** An example: the files for two machines that serve a site, and for the load balancer in front. */
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
