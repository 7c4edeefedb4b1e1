import { keepAliveTimeout, limits } from '../../server/listen.ts';
import { failurePagesOf } from '../failure-pages.ts';
import { groupHeaders } from '../header-groups.ts';
import { type Place, usualPlaceOfCaddy } from '../place.ts';
import type { PublishedSite } from '../published-site.ts';
import { seconds } from '../seconds.ts';
import { addressMap } from './addresses.ts';
import { encodingMaps, failureMap } from './encodings.ts';
import { headerMaps, setHttpsHeaders, setPlain } from './headers.ts';
import { failure, responseDirectives } from './responses.ts';
import { block, map, quote } from './write.ts';

const intent = `# Made from a build of the site; do not edit it, make it anew with each build. For Caddy 2.6 or
# later. A request is looked up in the first map: what is not in it does not exist.`;

/** What a request may cost, as at the embedded server. */
const options = block('', [
  'auto_https disable_redirects',
  ...block('servers', [
    'max_header_size 16KB',
    ...block('timeouts', [
      `read_header ${seconds(limits.headersTimeout)}`,
      `read_body ${seconds(limits.requestTimeout)}`,
      `idle ${seconds(keepAliveTimeout)}`,
    ]),
  ]),
]);

/** The port of a place, and what else of it Caddy is told apart. */
function addressOf(scheme: string, host: string, place: string): { head: string; bind: string[] } {
  const [, address, port] = /^(?:(.*):)?(\d+)$/.exec(place) ?? [];
  return { head: `${scheme}://${host}:${port}`, bind: address ? [`bind ${address}`] : [] };
}

/** Leads to the same address over https. A target may begin with a host, which is none of ours. */
function leadTo({ origin }: URL): string[] {
  const host = '[a-zA-Z][a-zA-Z0-9+.-]*://[^/?]*';
  return [
    ...map(
      '{http.request.orig_uri}',
      ['asked'],
      [`"~^(?:${host})?(/.*)$" "$1"`, `"~^${host}(\\?.*)$" "/$1"`, 'default "/"'],
    ),
    ...setPlain,
    `header Location ${origin}{asked}`,
    'respond 308',
  ];
}

/** The configuration of a site for Caddy, which gets its certificate by itself if the place has none. */
export function caddyfile(site: PublishedSite, place: Place = usualPlaceOfCaddy(site)): string {
  const groups = groupHeaders(site.routes);
  const failures = failurePagesOf(site);
  const { https } = place;
  const own = https
    ? addressOf('https', site.url.hostname, https.listen)
    : addressOf('http', '', place.http);
  const tls = https?.certificate
    ? [`tls ${quote(https.certificate.chain)} ${quote(https.certificate.key)}`]
    : [];
  const always = ['header -Server', ...setHttpsHeaders(place)];
  const lines = [
    ...block(own.head, [
      ...own.bind,
      ...tls,
      `root * ${quote(place.root)}`,
      ...block('route', [
        ...addressMap(site, groups),
        ...encodingMaps(),
        ...failures.flatMap(({ status, file }) => failureMap(status, file)),
        ...headerMaps(groups),
        ...always,
        ...responseDirectives(groups, failures),
      ]),
      // A file that is in the map and cannot be read is a failure of ours.
      ...block('handle_errors', [...always, ...failure(500, failures)]),
    ]),
  ];
  if (https) {
    const { head, bind } = addressOf('http', '', place.http);
    lines.push(
      ...block(head, [...bind, ...block('route', ['header -Server', ...leadTo(site.url)])]),
    );
  }
  return `${[intent, ...options, ...lines].join('\n')}\n`;
}
