import { httpsHeadersFor } from '../../http/headers.ts';
import { keepAliveTimeout, limits } from '../../server/listen.ts';
import { failurePagesOf } from '../failure-pages.ts';
import { groupHeaders } from '../header-groups.ts';
import { type Place, usualPlaceOfCaddy } from '../place.ts';
import type { PublishedSite } from '../published-site.ts';
import { addressMaps, encodingMaps } from './addresses.ts';
import { headerMaps, setAll, setPlain } from './headers.ts';
import { failure, responses } from './responses.ts';
import { caddy, quote } from './write.ts';

const intent = `# Made from a build of the site; do not edit it, make it anew with each build. For Caddy 2.6 or
# later. A request is looked up in the first map: what is not in it does not exist.`;

/** The limits of the embedded server. */
const options = caddy`
  {
    auto_https disable_redirects
    servers {
      max_header_size 16KB
      timeouts {
        read_header ${limits.headersTimeout / 1000}s
        read_body ${limits.requestTimeout / 1000}s
        idle ${keepAliveTimeout / 1000}s
      }
    }
  }
`;

/** Returns the site address of a place, and the directive that binds it to a network address. */
function addressOf(scheme: string, host: string, place: string) {
  const [, address, port] = /^(?:(.*):)?(\d+)$/.exec(place) ?? [];
  return { head: `${scheme}://${host}:${port}`, bind: address ? [`bind ${address}`] : [] };
}

/** Redirects to the same path over https. A request target may begin with a host. */
function redirectServer({ origin }: URL, place: Place): string[] {
  const { head, bind } = addressOf('http', '', place.http);
  const host = '[a-zA-Z][a-zA-Z0-9+.-]*://[^/?]*';
  return caddy`
    ${head} {
      ${bind}
      route {
        header -Server
        map {http.request.orig_uri} {asked} {
          "~^(?:${host})?(/.*)$" "$1"
          "~^${host}(\?.*)$" "/$1"
          default "/"
        }
        ${setPlain}
        header Location ${origin}{asked}
        respond 308
      }
    }
  `;
}

/** Returns the configuration of a site for Caddy, which obtains a certificate if it needs one. */
export function caddyfile(site: PublishedSite, place: Place = usualPlaceOfCaddy(site)): string {
  const groups = groupHeaders(site.routes);
  const failures = failurePagesOf(site);
  const { https } = place;
  const { head, bind } = https
    ? addressOf('https', site.url.hostname, https.listen)
    : addressOf('http', '', place.http);
  const certificate = https?.certificate;
  const tls = certificate ? [`tls ${quote(certificate.chain)} ${quote(certificate.key)}`] : [];
  const always = ['header -Server', ...(https ? setAll(httpsHeadersFor('/')) : [])];
  // A file that is in the map and cannot be read is a failure of the server.
  const lines = caddy`
    ${intent}
    ${options}
    ${head} {
      ${bind}
      ${tls}
      root * ${quote(place.root)}
      route {
        ${addressMaps(site, groups)}
        ${encodingMaps(failures)}
        ${headerMaps(groups)}
        ${always}
        ${responses(groups, failures)}
      }
      handle_errors {
        ${always}
        ${failure(500, failures)}
      }
    }
    ${https ? redirectServer(site.url, place) : []}
  `;
  return `${lines.join('\n')}\n`;
}
