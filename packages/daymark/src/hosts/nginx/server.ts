import { unknownType } from '../../http/content-type.ts';
import { methods } from '../../http/methods.ts';
import { idleTimeout, keepAliveTimeout, limits } from '../../server/listen.ts';
import type { Place } from '../place.ts';
import type { ConfiguredSite } from '../published-site.ts';
import { addHeaders, addPlainHeaders, types } from './headers.ts';
import { errorLocations, feedLocations, fileLocations, redirectLocations } from './locations.ts';
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
      ${fileLocations(v)}
      ${feedLocations}
    }
  `;
}

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
