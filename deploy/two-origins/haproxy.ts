import { httpsHeadersFor } from '../../server/headers.ts';
import type { PublishedSite } from '../published-site.ts';

/** Where a balancer and the origins behind it are. */
export interface BalancerPlace {
  /** What plain http listens on: `80`, or an address and a port. */
  readonly http: string;
  /** Without it the site is served over plain http, as within a network of one's own. */
  readonly https?: {
    readonly listen: string;
    /** A file of the chain and the key, one after the other, in the format PEM. */
    readonly certificate: string;
  };
  /** Whose rights it keeps once it listens, and the folder it then sees alone; its own when absent. */
  readonly confinement?: { readonly user: string; readonly folder: string };
  /** The address and port of plain http at each origin. */
  readonly origins: readonly string[];
}

const listen = (place: string) => (/^\d+$/.test(place) ? `:::${place} v4v6` : place);
const quote = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/** What only the balancer can say, for the origins do not speak https. */
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
    // To the site's own name, whatever name the visitor has used.
    `http-request redirect prefix ${origin} code 308 unless { ssl_fc }`,
    ...httpsHeaders,
  ];
}

/**
 * The configuration of HAProxy in front of several origins of a site. An origin that is down is
 * noticed by the first request to it, which goes on to another: a request for a file may be sent
 * twice without harm, as long as no byte of an answer has come.
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
