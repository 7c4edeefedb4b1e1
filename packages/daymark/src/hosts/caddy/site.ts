import { plainText } from '../../http/content-type.ts';
import { allow, methods } from '../../http/methods.ts';
import { plainTexts } from '../../http/plain-text-responses.ts';
import { contentSecurityPolicy } from '../../http/policy.ts';
import { policyFinder } from '../../http/site-policies.ts';
import { isElsewhere, statusOf } from '../../http/urls.ts';
import type { ConfiguredSite } from '../published-site.ts';
import { setAll, setFileHeaders, setPlain } from './headers.ts';
import { caddy, quote } from './write.ts';

/** A regular expression for the scheme and the host of a request target in absolute form. */
export const absolute = '[a-zA-Z][a-zA-Z0-9+.-]*://[^/?]*';

/** Redirects the old addresses, with and without a slash at the end, and ads.txt, if it is elsewhere. */
function redirects({ redirects: targets }: ConfiguredSite): string[] {
  const all = Object.entries(targets);
  const [elsewhere] = all.filter(([, to]) => isElsewhere(to));
  const lines = all
    .filter(([, to]) => !isElsewhere(to))
    .flatMap(([old, to]) =>
      [old, `${old}/`].map((from) => `${quote(from)} ${quote(encodeURI(to))}`),
    );
  const outward = elsewhere
    ? caddy`
        @elsewhere vars {http.request.orig_uri.path} ${quote(elsewhere[0])} ${quote(`${elsewhere[0]}/`)}
        handle @elsewhere {
          ${setPlain}
          header Location ${quote(elsewhere[1])}
          respond 302
        }
      `
    : [];
  return caddy`
    ${outward}
    map {http.request.orig_uri.path} {moved} {
      ${lines}
      default ""
    }
    map {http.request.orig_uri} {asked_query} {
      "~^[^?]*(\?.*)$" "$1"
      default ""
    }
    @moved not vars {moved} ""
    handle @moved {
      ${setPlain}
      header Location {moved}{asked_query}
      respond 308
    }
  `;
}

/**
 * Redirects `/about.html` and `/about/` to `/about`, if that page exists. The new address keeps the
 * spelling of the client.
 */
const aliases = caddy`
  map {http.request.orig_uri} {shorter} {
    "~^(?:${absolute})?/index(?:\.html)?(\?.*)?$" "/$1"
    "~^(?:${absolute})?(/[^/?][^?]*?)(?:/index(?:\.html)?|\.html|/)(\?.*)?$" "$1$2"
    default ""
  }
  @alias {
    path_regexp alias ^(.*?)(?:/index(?:\.html)?|\.html|/)$
    not path /
  }
  handle @alias {
    @target {
      not vars {shorter} ""
      file {re.alias.1}.html {re.alias.1}/index.html {re.alias.1}
    }
    handle @target {
      ${setPlain}
      header Location {shorter}
      respond 308
    }
    error 404
  }
`;

/** The responses to all requests that do not fail. */
export const responses = (site: ConfiguredSite) => caddy`
  @other_method not method ${methods.join(' ')}
  error @other_method 405
  ${[...statusOf].map(([url, status]) => `error ${url} ${status}`)}
  # Hidden files, and the compressed files themselves.
  @hidden {
    path_regexp /\.
    not path /.well-known/*
  }
  error @hidden 404
  @compressed path_regexp compressed ^(.+)\.(br|gz)$
  route @compressed {
    @original file {re.compressed.1}
    error @original 404
  }
  ${redirects(site)}
  ${aliases}
  # The page /about is the file about.html.
  try_files {path}.html {path}/index.html {path} =404
  ${setFileHeaders(site.policies)}
  file_server {
    precompressed br gzip
    disable_canonical_uris
  }
`;

/** Sends an error page, or a line of text if the site has no such page. */
function failure({ policies }: ConfiguredSite, status: 404 | 500): string[] {
  const policy = policyFinder(policies)(`/${status}`);
  if (!policy) return [`respond ${quote(`${plainTexts[status]}\n`)} ${status}`];
  return caddy`
    rewrite * /${status}.html
    ${setAll({ 'Content-Security-Policy': contentSecurityPolicy(policy), 'Content-Type': 'text/html; charset=utf-8' })}
    header {
      Vary Accept-Encoding
      -ETag
      -Last-Modified
      -Accept-Ranges
      defer
    }
    request_header -Range
    request_header -If-None-Match
    file_server {
      status ${status}
      precompressed br gzip
    }
  `;
}

/** The responses to requests that fail. */
export const failures = (site: ConfiguredSite) => caddy`
  ${setPlain}
  @not_found vars {err.status_code} 404
  handle @not_found { ${failure(site, 404)} }
  @not_allowed vars {err.status_code} 405
  handle @not_allowed {
    header Allow "${allow.Allow}"
    header Content-Type "${plainText.type}"
    respond ${quote(`${plainTexts[405]}\n`)} 405
  }
  handle { ${failure(site, 500)} }
`;
