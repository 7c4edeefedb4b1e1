import { httpsHeaders } from '../http/headers.ts';
import { homeOf, type RecordedSite } from '../output/site-records.ts';
import { configurationTemplate } from './configuration-template.ts';
import { nginxConfig } from './nginx.ts';
import { usualPlace } from './published-site.ts';

const haproxy = configurationTemplate('    ');
const quote = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/** Directives that add the headers for https, which the origins do not send over plain http. */
const httpsDirectives = Object.entries(httpsHeaders).map(
  ([name, value]) => `http-response set-header ${name} ${quote(value)} if { ssl_fc }`,
);

/**
 * Returns the HAProxy configuration for two origins of a site. A request that fails at one origin is
 * retried at the other, which is safe as long as no byte of a response has arrived. Redirects to
 * https use the site's own host name.
 */
const haproxyConfig = ({ url }: RecordedSite) => haproxy`
  # Made by the build of the site. For HAProxy 2.6 or later.
  global
    user haproxy
    group haproxy
    chroot /var/lib/haproxy
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
    bind :::80 v4v6
    bind :::443 v4v6 ssl crt ${quote(`/etc/haproxy/${url.hostname}.pem`)} alpn h2,http/1.1 ssl-min-ver TLSv1.2
    http-request redirect prefix ${url.origin} code 308 unless { ssl_fc }
    ${httpsDirectives}
    default_backend origins
  backend origins
    balance roundrobin
    http-request disable-l7-retry unless { method GET HEAD }
    http-request set-header X-Forwarded-Proto https if { ssl_fc }
    option httpchk
    http-check send meth GET uri ${homeOf(url)} ver HTTP/1.1 hdr Host ${url.hostname}
    http-check expect status 200
    default-server check inter 1s fall 2 rise 2
    server origin1 10.0.0.11:80
    server origin2 10.0.0.12:80
`;

/** The files of an example: two machines that serve a site, behind a load balancer. */
export const twoOriginsFiles = {
  'two-origins/haproxy.cfg': (site: RecordedSite) => `${haproxyConfig(site).join('\n')}\n`,
  'two-origins/nginx.conf': (site: RecordedSite) =>
    nginxConfig(site, { root: usualPlace(site).root, http: '80' }),
};
