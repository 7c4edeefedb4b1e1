import { httpsHeadersFor } from '../../http/headers.ts';
import type { PublishedSite } from '../published-site.ts';

/** The addresses of a load balancer and of the origins behind it. */
export interface BalancerPlace {
  /** The address for plain http: `80`, or an address and a port. */
  readonly http: string;
  /** Without it the site is served over plain http, as within a private network. */
  readonly https?: {
    readonly listen: string;
    /** A PEM file with the chain and the key, one after the other. */
    readonly certificate: string;
  };
  /** The user after the ports are open, and the folder for chroot. When absent, neither changes. */
  readonly confinement?: { readonly user: string; readonly folder: string };
  /** The address and port of plain http at each origin. */
  readonly origins: readonly string[];
}

const listen = (place: string) => (/^\d+$/.test(place) ? `:::${place} v4v6` : place);
const quote = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/** The load balancer adds these headers, because the origins do not use https. */
const httpsHeaders = Object.entries(httpsHeadersFor('/')).map(
  ([name, value]) => `http-response set-header ${name} ${quote(value)} if { ssl_fc }`,
);

function confine({ confinement }: BalancerPlace): string[] {
  if (!confinement) return [];
  const { user, folder } = confinement;
  return [`user ${user}`, `group ${user}`, `chroot ${folder}`];
}

function frontend({ origin }: URL, { http, https }: BalancerPlace): string[] {
  if (!https) return [`bind ${listen(http)}`];
  return [
    `bind ${listen(http)}`,
    `bind ${listen(https.listen)} ssl crt ${quote(https.certificate)} alpn h2,http/1.1 ssl-min-ver TLSv1.2`,
    // To the site's own host name, whatever name the visitor has used.
    `http-request redirect prefix ${origin} code 308 unless { ssl_fc }`,
    ...httpsHeaders,
  ];
}

/**
 * Returns the HAProxy configuration for several origins of a site. The first request to a failed
 * origin detects the failure, and HAProxy retries it at another. Retrying a request for a file is
 * safe as long as no byte of a response has arrived.
 */
export function haproxyConfig({ url }: Pick<PublishedSite, 'url'>, place: BalancerPlace): string {
  const sections: readonly [string, readonly string[]][] = [
    ['global', [...confine(place), 'maxconn 4000', 'tune.ssl.default-dh-param 2048']],
    [
      'defaults',
      [
        'mode http',
        'timeout http-request 5s',
        'timeout client 30s',
        'timeout http-keep-alive 30s',
        'timeout connect 1s',
        'timeout server 10s',
        'retries 3',
        'option redispatch 1',
        'retry-on conn-failure empty-response response-timeout',
      ],
    ],
    ['frontend site', [...frontend(url, place), 'default_backend origins']],
    [
      'backend origins',
      [
        'balance roundrobin',
        'http-request disable-l7-retry unless { method GET HEAD }',
        'http-request set-header X-Forwarded-Proto https if { ssl_fc }',
        'option httpchk',
        `http-check send meth GET uri / ver HTTP/1.1 hdr Host ${url.hostname}`,
        'http-check expect status 200',
        'default-server check inter 1s fall 2 rise 2',
        ...place.origins.map((origin, number) => `server origin${number + 1} ${origin}`),
      ],
    ],
  ];
  const written = sections.map(([head, lines]) => [head, ...lines.map((line) => `    ${line}`)]);
  return `# Made by the build of the site. For HAProxy 2.6 or later.\n${written.flat().join('\n')}\n`;
}
