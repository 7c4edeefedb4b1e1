import { methods } from '../../http/methods.ts';
import { idleTimeout, keepAliveTimeout, limits } from '../../server/listen.ts';
import type { FailurePage } from '../failure-pages.ts';
import type { HeaderGroups } from '../header-groups.ts';
import type { Place } from '../place.ts';
import { add, addGroup } from './headers.ts';
import { FILES, WHOLE_FILES } from './ranges.ts';
import { errorPages, redirectPage, redirectResponse, responses } from './responses.ts';
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
`;

/** A site, and the prefix `v` of its variables. */
interface Served {
  readonly url: URL;
  readonly place: Place;
  readonly groups: HeaderGroups;
  readonly failures: readonly FailurePage[];
  readonly v: string;
}

/** The location `files`, which sends the files of the site. */
const send = (files: string, ranges: readonly string[], { place, groups, v }: Served) => nginx`
  location ${files}/ {
    internal;
    alias ${quote(`${place.root}/`)};
    ${ranges}
    ${addGroup(groups, v)}
    ${add('Content-Encoding', `${v}encoding`)}
    ${add('ETag', `${v}tag`)}
    ${add('Last-Modified', '""')}
    if (${v}fresh) { return 304; }
    if (${v}beyond) { return 416; }
  }
`;

/** The server of the site, with its own responses instead of the defaults of nginx. */
function siteServer(served: Served): string[] {
  const { url, place, failures, v } = served;
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
      server_name ${url.hostname};
      ${tls}
      root ${quote(place.root)};
      ${limitDirectives}
      types { }
      default_type "";
      gzip off;
      etag off;
      if_modified_since off;
      absolute_redirect off;
      merge_slashes off;
      disable_symlinks on from=$document_root;
      ${errorPages(failures, v)}
      location / {
        if ($request_method !~ "^(?:${methods.join('|')})$") { return 405; }
        if (${v}odd) { return 404; }
        if (${v}target) { return 308 "${v}target${v}query"; }
        if (${v}group = "") { return 404; }
        ${failures.map(({ url, status }) => `if ($uri = ${url}) { return ${status}; }`)}
        rewrite ^ "${v}files$uri${v}ending${v}suffix" last;
      }
      ${send(FILES, [], served)}
      ${send(WHOLE_FILES, ['max_ranges 0;', add('Accept-Ranges', 'bytes')], served)}
      ${responses(failures, v)}
    }
  `;
}

/**
 * The server that redirects to https. Requests of the certificate authority, which checks the host
 * name over plain http, are not redirected.
 */
const redirectServer = ({ url, place, v }: Served) => nginx`
  server {
    ${listen(place.http)}
    server_name ${url.hostname};
    ${limitDirectives}
    absolute_redirect off;
    ${redirectPage}
    location ^~ /.well-known/acme-challenge/ { root "/var/www/letsencrypt"; }
    location / { return 308 "${url.origin}$request_uri"; }
    ${redirectResponse(v)}
  }
`;

/** The servers of a site: its own and, if it uses https, one that redirects to https. */
export function servers(served: Served): string[] {
  return [...siteServer(served), ...(served.place.https ? redirectServer(served) : [])];
}
