import { assetExtensions, assetFolder } from '../../http/assets.ts';
import { plainText } from '../../http/content-type.ts';
import { allow, methods } from '../../http/methods.ts';
import { type PlainTextStatus, plainTexts } from '../../http/plain-text-responses.ts';
import type { FailurePage } from '../failure-pages.ts';
import type { HeaderGroups } from '../header-groups.ts';
import { setAll, setGroup, setIfAny, setPlain } from './headers.ts';
import { caddy, quote, verbatim } from './write.ts';

/** Responds with one line of text. */
const line = (status: PlainTextStatus) => caddy`
  ${setPlain}
  header Content-Type ${quote(plainText.type)}
  respond ${quote(`${plainTexts[status]}\n`)} ${status}
`;

const conditions = ['None-Match', 'Modified-Since', 'Unmodified-Since', 'Match', 'Range'];

/**
 * Sends a stored file, without Caddy's Last-Modified header and its handling of conditional
 * requests.
 */
const file = (name: string, encoding: string, server: readonly string[]) => caddy`
  ${setIfAny('Content-Encoding', encoding, 'encoded')}
  header -Last-Modified
  ${conditions.map((name) => `request_header -If-${name}`)}
  rewrite * ${name}
  ${server}
`;

/** Responds with an error page, or with a line if the site has none. */
export function failure(status: PlainTextStatus, pages: readonly FailurePage[]): string[] {
  const page = pages.find((each) => each.status === status);
  if (!page) return line(status);
  const server = caddy`
    file_server {
      status ${status}
    }
  `;
  const name = `${quote(`/${page.file.identity.file}`).slice(1, -1)}{suffix_${status}}`;
  return caddy`
    ${setAll(page.file.headers)}
    request_header -Range
    header -ETag
    header -Accept-Ranges
    ${file(name, `encoding_${status}`, server)}
  `;
}

/** The value of a request header in an expression. */
const asked = (header: string) => `{http.request.header.${header}}`;

const isFresh = String.raw`${asked('If-None-Match')}.contains("\"" + {tag} + "\"") || ${asked('If-None-Match')}.matches("(^|,)\\s*\\*\\s*(,|$)")`;

/** Whether to ignore the range, as the embedded server does for HEAD, for example. */
const isForWhole = [
  '{http.request.method} == "HEAD"',
  `(${asked('If-Range')} != "" && ${asked('If-Range')} != "\\"" + {tag} + "\\"")`,
  `!${asked('Range')}.matches("^bytes=([0-9]{1,15}-[0-9]{0,15}|-[0-9]{1,15})$")`,
  '({last} != "" && int({last}) < int({first}))',
].join(' || ');

/**
 * Whether the file has no byte of the range. Caddy itself would send 416 with the headers of the
 * file.
 */
const isBeyond = [
  '({first} != "" && int({first}) >= int({size}))',
  `(${asked('Range')} != "" && {size} == "0")`,
  `${asked('Range')}.matches("^bytes=-0+$")`,
].join(' || ');

/**
 * Responds with a file or a range of it, with 304, or with 416. The ETag is set when the response
 * begins, because Caddy sets its own ETag before that.
 */
const send = (groups: HeaderGroups) => caddy`
  map ${asked('Range')} {first} {last} {
    "~^bytes=([0-9]{1,15})-([0-9]{0,15})$" "$1" "$2"
    default "" ""
  }
  @whole expression ${verbatim(isForWhole)}
  request_header @whole -Range
  @beyond {
    not expression ${verbatim(isFresh)}
    expression ${verbatim(isBeyond)}
  }
  handle @beyond {
    header Content-Range "bytes */{size}"
    ${line(416)}
  }
  handle {
    ${setGroup(groups)}
    header {
      ETag ${verbatim('"{tag}"')}
      defer
    }
    @fresh expression ${verbatim(isFresh)}
    handle @fresh {
      header Accept-Ranges bytes
      ${setIfAny('Content-Encoding', 'encoding', 'encoded')}
      respond 304
    }
    handle { ${file('{stored}{suffix}', 'encoding', ['file_server'])} }
  }
`;

const isAsset = `{http.request.orig_uri.path}.matches("^${assetFolder}|(?i)[^/][.](${assetExtensions.join('|')})$")`;

/** Conditions for an address that is none of `oddAddresses` and whose record has this part. */
const has = (part: string) => ['vars {odd} ""', `not vars {${part}} ""`];

/** All responses. The first one that matches applies. */
export const responses = (groups: HeaderGroups, pages: readonly FailurePage[]) => caddy`
  @other_method not method ${methods.join(' ')}
  handle @other_method {
    header Allow "${allow.Allow}"
    ${line(405)}
  }
  @redirect { ${has('target')} }
  handle @redirect {
    ${setPlain}
    header Location {target}{asked_query}
    respond 308
  }
  @file { ${has('group')} }
  handle @file { ${send(groups)} }
  @failure vars {http.request.orig_uri.path} /500
  handle @failure { ${failure(500, pages)} }
  @asset expression ${verbatim(isAsset)}
  handle @asset { ${line(404)} }
  handle { ${failure(404, pages)} }
`;
