import { typesByName, unknownType } from '../../http/content-type.ts';
import { methods } from '../../http/methods.ts';
import { policyFinder } from '../../http/site-policies.ts';
import { idleTimeout, keepAliveTimeout, limits } from '../../server/listen.ts';
import type { Place } from '../place.ts';
import type { ConfiguredSite } from '../published-site.ts';
import { addHeaders, addPlainHeaders, types } from './headers.ts';
import { nginx, quote } from './write.ts';

/** Returns directives for an address. A port alone means all addresses, IPv4 and IPv6. */
function listen(place: string, more = ''): string[] {
  const places = /^\d+$/.test(place) ? [place, `[::]:${place}`] : [place];
  return places.map((each) => `listen ${each}${more};`);
}

/**
 * The limits of the embedded server. A request body has no size limit, because nginx discards it.
 */
const limitDirectives = nginx`
  server_tokens off;
  client_header_timeout ${limits.headersTimeout / 1000}s;
  client_body_timeout ${limits.requestTimeout / 1000}s;
  lingering_time ${limits.requestTimeout / 1000}s;
  send_timeout ${idleTimeout / 1000}s;
  keepalive_timeout ${keepAliveTimeout / 1000}s;
  reset_timedout_connection on;
  client_header_buffer_size 1k;
  large_client_header_buffers 4 16k;
  client_max_body_size 0;
  absolute_redirect off;
`;

/** A site, where it is served, and the prefix `v` of its variables. */
export interface Served {
  readonly site: ConfiguredSite;
  readonly place: Place;
  readonly v: string;
}

/** The error pages, with the statuses for which nginx sends them. */
const errorPages = [
  { url: '/404', status: 404, when: '403 404' },
  { url: '/500', status: 500, when: '500 502 503 504' },
];

/** The locations of the error pages that the site has. A request for one of them fails. */
function errorLocations({ policies }: ConfiguredSite): string[] {
  const policyOf = policyFinder(policies);
  return errorPages
    .filter(({ url }) => policyOf(url))
    .flatMap(
      ({ url, status, when }) => nginx`
        error_page ${when} =${status} ${url}.html;
        location = ${url}.html { internal; }
        location = ${url} { return ${status}; }
      `,
    );
}

/** The locations of old addresses, with and without a slash at the end. */
function redirectLocations({ redirects }: ConfiguredSite): string[] {
  const withSlash = Object.entries(redirects).map(([old, to]) => [`${old}/`, to] as const);
  const targets = new Map([...withSlash, ...Object.entries(redirects)]);
  return [...targets].map(
    ([old, to]) =>
      `location = ${quote(old)} { return 308 "${encodeURI(to).replaceAll('$', '%24')}$is_args$args"; }`,
  );
}

/**
 * Refuses symbolic links. The root of a deployed build contains none, but the default root contains
 * the link `current`. The exception for it keeps Debian's brotli module from finding files.
 */
const refuseLinks = ({ root }: Place) =>
  `disable_symlinks on${root.includes('/current/') ? ' from=$document_root' : ''};`;

/** The server of the site. */
function siteServer({ site, place, v }: Served): string[] {
  const { https } = place;
  const certificate = https?.certificate;
  const tls = certificate
    ? nginx`
        ssl_certificate ${quote(certificate.chain)};
        ssl_certificate_key ${quote(certificate.key)};
        ssl_protocols TLSv1.2 TLSv1.3;
      `
    : [];
  const named = typesByName.flatMap(
    ([name, type]) => nginx`
      location ~ ${quote(`/${name.replaceAll('.', '\\.')}$`)} {
        types { }
        default_type ${quote(type)};
      }
    `,
  );
  return nginx`
    server {
      ${https ? listen(https.listen, ' ssl http2') : listen(place.http)}
      server_name ${site.url.hostname};
      ${tls}
      root ${quote(place.root)};
      ${limitDirectives}
      types { ${types} }
      default_type ${unknownType};
      # Files are compressed already: x.html.gz is x.html in gzip.
      gzip_static on;
      # Your own directives for all sites, such as "brotli_static on;" where that module is installed.
      include /etc/nginx/daymark.d/*.conf;
      if_modified_since off;
      ${refuseLinks(place)}
      ${addHeaders(site.policies, v)}
      ${errorLocations(site)}
      if ($request_method !~ "^(?:${methods.join('|')})$") { return 405; }
      # The page /about is the file about.html.
      location = / { try_files /index.html =404; }
      location / { try_files $uri.html $uri/index.html $uri =404; }
      # Old addresses.
      ${redirectLocations(site)}
      # Hidden files, and the compressed files themselves.
      location ~ "/\.(?!well-known/)" { return 404; }
      location ~ "^(?<matched_file>.+)\.(?:br|gz)$" {
        if (-f $document_root$matched_file) { return 404; }
      }
      # /about.html and /about/ redirect to /about, if that page exists.
      location ~ "^(?<matched_base>.*?)(?:/index(?:\.html)?|\.html|/)$" {
        if (${v}shorter = "") { return 404; }
        if (-f $document_root$matched_base.html) { return 308 ${v}shorter; }
        if (-f $document_root$matched_base/index.html) { return 308 ${v}shorter; }
        if (-f $document_root$matched_base) { return 308 ${v}shorter; }
        return 404;
      }
      ${named}
    }
  `;
}

/**
 * The map from the request to the address without `.html`, `/index` or a slash at its end, with the
 * query. It keeps the spelling of the client, so that nothing in it needs to be encoded again.
 */
export const shorterMap = (v: string) => nginx`
  map $request_uri ${v}shorter {
    "~^/index(?:\.html)?(?<matched_query>\?.*)?$" "/$matched_query";
    "~^(?<matched_path>/[^/?][^?]*?)(?:/index(?:\.html)?|\.html|/)(?<matched_rest>\?.*)?$" $matched_path$matched_rest;
  }
`;

/**
 * The server that redirects to https. Requests of the certificate authority, which checks the host
 * name over plain http, are not redirected.
 */
const redirectServer = ({ site: { url }, place }: Served) => nginx`
  server {
    ${listen(place.http)}
    server_name ${url.hostname};
    ${limitDirectives}
    ${addPlainHeaders}
    location ^~ /.well-known/acme-challenge/ { root "/var/www/letsencrypt"; }
    location / { return 308 "${url.origin}$request_uri"; }
  }
`;

/** The servers of a site: its own and, if it uses https, one that redirects to https. */
export function servers(served: Served): string[] {
  return [...siteServer(served), ...(served.place.https ? redirectServer(served) : [])];
}
