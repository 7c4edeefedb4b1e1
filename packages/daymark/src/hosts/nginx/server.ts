import { methods } from '../../http/methods.ts';
import { idleTimeout, keepAliveTimeout, limits } from '../../server/listen.ts';
import { type FailurePage, failurePagesOf } from '../failure-pages.ts';
import type { HeaderGroups } from '../header-groups.ts';
import type { Place } from '../place.ts';
import type { PublishedSite } from '../published-site.ts';
import { seconds } from '../seconds.ts';
import { add, addGroup } from './headers.ts';
import type { Variables } from './names.ts';
import { FILES, WHOLE_FILES } from './ranges.ts';
import { answerRedirect, errorPages, redirectPage, responseDirectives } from './responses.ts';
import { block, quote } from './write.ts';

/** Where a certificate's issuer finds, over plain http, that the machine is the site's. */
const CHALLENGES = '/var/www/letsencrypt';

/** A port alone is one of every address, of both kinds. */
function listen(place: string, more: string): string[] {
  const places = /^\d+$/.test(place) ? [place, `[::]:${place}`] : [place];
  return places.map((each) => `listen ${each}${more};`);
}

/** What a request may cost, as at the embedded server. */
const limitDirectives = [
  'server_tokens off;',
  `client_header_timeout ${seconds(limits.headersTimeout)};`,
  `client_body_timeout ${seconds(limits.requestTimeout)};`,
  `lingering_time ${seconds(limits.requestTimeout)};`,
  `send_timeout ${seconds(idleTimeout)};`,
  `keepalive_timeout ${seconds(keepAliveTimeout)};`,
  'reset_timedout_connection on;',
  'client_header_buffer_size 1k;',
  'large_client_header_buffers 4 16k;',
  // The body of a request is never read, whatever its length says: its method is answered with 405.
  'client_max_body_size 0;',
];

/** What nginx would otherwise do by itself. */
const disabledDefaults = [
  'types { }',
  'default_type "";',
  'gzip off;',
  'etag off;',
  'if_modified_since off;',
  'absolute_redirect off;',
  'merge_slashes off;',
  'disable_symlinks on from=$document_root;',
];

function decide(failures: readonly FailurePage[], v: Variables): string[] {
  return block('location /', [
    `if ($request_method !~ "^(?:${methods.join('|')})$") { return 405; }`,
    `if (${v.odd}) { return 404; }`,
    `if (${v.target}) { return 308 ${quote(`${v.target}${v.query}`)}; }`,
    `if (${v.group} = "") { return 404; }`,
    ...failures.map(({ url, status }) => `if ($uri = ${url}) { return ${status}; }`),
    `rewrite ^ ${quote(`${v.files}$uri${v.ending}${v.suffix}`)} last;`,
  ]);
}

function send(
  files: string,
  root: string,
  ranges: readonly string[],
  groups: HeaderGroups,
  v: Variables,
): string[] {
  return block(`location ${files}/`, [
    'internal;',
    `alias ${quote(`${root}/`)};`,
    ...ranges,
    ...addGroup(groups, v),
    add('Content-Encoding', v.encoding),
    add('ETag', v.tag),
    add('Last-Modified', '""'),
    `if (${v.fresh}) { return 304; }`,
    `if (${v.beyond}) { return 416; }`,
  ]);
}

/** The servers of a site: the one that has it, and for https the one that leads there. */
export function servers(
  site: PublishedSite,
  place: Place,
  groups: HeaderGroups,
  v: Variables,
): string[] {
  const failures = failurePagesOf(site);
  const errors = errorPages(failures, v);
  const name = `server_name ${site.url.hostname};`;
  const { https } = place;
  const certificate = https?.certificate;
  const tls = certificate
    ? [
        `ssl_certificate ${quote(certificate.chain)};`,
        `ssl_certificate_key ${quote(certificate.key)};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
      ]
    : [];
  const own = block('server', [
    ...(https ? listen(https.listen, ' ssl http2') : listen(place.http, '')),
    name,
    ...tls,
    `root ${quote(place.root)};`,
    ...limitDirectives,
    ...disabledDefaults,
    ...errors,
    ...decide(failures, v),
    ...send(FILES, place.root, [], groups, v),
    ...send(WHOLE_FILES, place.root, ['max_ranges 0;', add('Accept-Ranges', 'bytes')], groups, v),
    ...responseDirectives(failures, v),
  ]);
  if (!https) return own;
  const redirect = block('server', [
    ...listen(place.http, ''),
    name,
    ...limitDirectives,
    'absolute_redirect off;',
    redirectPage,
    // Else a certificate could not be renewed while nginx holds the port.
    `location ^~ /.well-known/acme-challenge/ { root ${quote(CHALLENGES)}; }`,
    `location / { return 308 ${quote(`${site.url.origin}$request_uri`)}; }`,
    ...answerRedirect(v),
  ]);
  return [...own, ...redirect];
}
