import { assetExtensions, assetFolder } from '../../http/assets.ts';
import { plainText } from '../../http/content-type.ts';
import { allow, methods } from '../../http/methods.ts';
import { type PlainTextStatus, plainTexts } from '../../http/plain-text-responses.ts';
import type { FailurePage } from '../failure-pages.ts';
import type { HeaderGroups } from '../header-groups.ts';
import { setAll, setGroup, setPlain } from './headers.ts';
import { block, given, map, quote } from './write.ts';

/** An answer of one line. */
function line(status: PlainTextStatus): string[] {
  return [
    ...setPlain,
    `header Content-Type ${quote(plainText.type)}`,
    `respond ${quote(`${plainTexts[status]}\n`)} ${status}`,
  ];
}

/** Serves a stored file under its own headers, not under those that Caddy would make of it. */
function file(name: string, encoding: string, more: readonly string[] = []): string[] {
  return [
    given('encoded', encoding),
    `header @encoded Content-Encoding {${encoding}}`,
    'header -Last-Modified',
    'request_header -If-None-Match',
    'request_header -If-Modified-Since',
    'request_header -If-Unmodified-Since',
    'request_header -If-Match',
    'request_header -If-Range',
    `rewrite * ${name}`,
    ...(more.length > 0 ? block('file_server', more) : ['file_server']),
  ];
}

/** A page that stands for a failure: whole, whatever the request's conditions. */
function page({ status, name, file: { headers } }: FailurePage): string[] {
  return [
    ...setAll(headers),
    'request_header -Range',
    'header -ETag',
    'header -Accept-Ranges',
    ...file(`${quote(`/${name}`).slice(1, -1)}{suffix_${status}}`, `encoding_${status}`, [
      `status ${status}`,
    ]),
  ];
}

/** The page for a status, or a line where the site has none. */
export function failure(status: PlainTextStatus, pages: readonly FailurePage[]): string[] {
  const own = pages.find((each) => each.status === status);
  return own ? page(own) : line(status);
}

/** What is in the header of a request, for an expression. */
const asked = (header: string) => `{http.request.header.${header}}`;

const isFresh = `${asked('If-None-Match')}.contains("\\"" + {tag} + "\\"") || ${asked('If-None-Match')}.matches("(^|,)\\\\s*\\\\*\\\\s*(,|$)")`;

/** What the embedded server passes over: of HEAD, of other versions, several ranges, backwards. */
const isForWhole = [
  '{http.request.method} == "HEAD"',
  `(${asked('If-Range')} != "" && ${asked('If-Range')} != "\\"" + {tag} + "\\"")`,
  `!${asked('Range')}.matches("^bytes=([0-9]{1,15}-[0-9]{0,15}|-[0-9]{1,15})$")`,
  '({last} != "" && int({last}) < int({first}))',
].join(' || ');

/** Found before Caddy does, who would answer under the headers of the file, and its encoding. */
const isBeyond = [
  '({first} != "" && int({first}) >= int({size}))',
  `(${asked('Range')} != "" && {size} == "0")`,
  `${asked('Range')}.matches("^bytes=-0+$")`,
].join(' || ');

/** Of a file: 304 to a visitor who has it, else the file or the one range of it that is asked for. */
function send(groups: HeaderGroups): string[] {
  return [
    ...setGroup(groups),
    // When the answer begins, for the tag that Caddy has made by then is of time and size.
    ...block('header', ['ETag `"{tag}"`', 'defer']),
    `@fresh expression \`${isFresh}\``,
    ...block('handle @fresh', [
      'header Accept-Ranges bytes',
      given('encoded', 'encoding'),
      'header @encoded Content-Encoding {encoding}',
      'respond 304',
    ]),
    ...block('handle', file('{stored}{suffix}', 'encoding')),
  ];
}

/** Of a file: what `send` sends, or 416 where the file has nothing of the range that is asked for. */
function sendOrRefuse(groups: HeaderGroups): string[] {
  const range = '"~^bytes=([0-9]{1,15})-([0-9]{0,15})$" "$1" "$2"';
  return [
    ...map(asked('Range'), ['first', 'last'], [range, 'default "" ""']),
    `@whole expression \`${isForWhole}\``,
    'request_header @whole -Range',
    ...block('@beyond', [`not expression \`${isFresh}\``, `expression \`${isBeyond}\``]),
    ...block('handle @beyond', ['header Content-Range "bytes */{size}"', ...line(416)]),
    ...block('handle', send(groups)),
  ];
}

/** All answers, the first that fits. */
export function responseDirectives(groups: HeaderGroups, pages: readonly FailurePage[]): string[] {
  return [
    `@other_method not method ${methods.join(' ')}`,
    ...block('handle @other_method', [`header Allow "${allow.Allow}"`, ...line(405)]),
    ...block('@redirect', ['vars {odd} ""', 'not vars {target} ""']),
    ...block('handle @redirect', [
      ...setPlain,
      'header Location {target}{asked_query}',
      'respond 308',
    ]),
    ...block('@file', ['vars {odd} ""', 'not vars {group} ""']),
    ...block('handle @file', sendOrRefuse(groups)),
    '@failure vars {http.request.orig_uri.path} /500',
    ...block('handle @failure', failure(500, pages)),
    `@asset expression \`{http.request.orig_uri.path}.matches("^${assetFolder}|(?i)[^/][.](${assetExtensions.join('|')})$")\``,
    ...block('handle @asset', line(404)),
    ...block('handle', failure(404, pages)),
  ];
}
