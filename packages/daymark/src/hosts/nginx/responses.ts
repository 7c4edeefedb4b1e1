import { assetExtensions, assetFolder } from '../../http/assets.ts';
import { plainText } from '../../http/content-type.ts';
import { allow } from '../../http/methods.ts';
import { plainTexts } from '../../http/plain-text-responses.ts';
import { storedEncodings } from '../encodings.ts';
import type { FailurePage } from '../failure-pages.ts';
import { add, addAll } from './headers.ts';
import { nginx, quote } from './write.ts';

/**
 * Locations of lines of text and of error pages. No file of a site has such a path, because the
 * build does not publish names that begin with a dot, except `.well-known`.
 */
const LINE = '/.line';
const PAGE = '/.page';

/** The statuses of the responses with one line of text. */
const lineStatuses = [400, 404, 405, 413, 414, 416, 500] as const;

/** The directive that selects the location for redirects. */
export const redirectPage = `error_page 308 ${LINE}/308;`;

/**
 * Returns the directives that select a location by status. nginx has its own statuses for malformed
 * requests, such as 497 for plain http at the https port. A file that nginx may not read (403) is a
 * failure of the server (500).
 */
export function errorPages(failures: readonly FailurePage[], v: string): string[] {
  const failed = failures.some(({ status }) => status === 500) ? PAGE : LINE;
  return nginx`
    ${redirectPage}
    error_page 400 494 495 496 497 501 505 =400 ${LINE}/400;
    error_page 404 ${v}missing;
    ${[405, 413, 414, 416].map((status) => `error_page ${status} ${LINE}/${status};`)}
    error_page 403 500 502 503 504 =500 ${failed}/500;
  `;
}

/**
 * The map for missing addresses, which get one line of text if they name assets, and the maps that
 * choose the encodings of the error pages.
 */
export function failureMaps(failures: readonly FailurePage[], v: string): string[] {
  const hasPage = failures.some(({ status }) => status === 404);
  const assets = [`"~^${assetFolder}"`, `"~*[^/]\\.(?:${assetExtensions.join('|')})$"`];
  const encodingMaps = failures.flatMap(({ status, file }) => {
    const stored = storedEncodings(file);
    return nginx`
      map "${v}takes_br ${v}takes_gzip" ${v}suffix_${status} {
        ${stored.map(({ accepting, suffix }) => `"~${accepting}" ${suffix};`)}
      }
      map ${v}suffix_${status} ${v}encoding_${status} {
        .br br;
        .gz gzip;
      }
    `;
  });
  return nginx`
    map $uri ${v}missing {
      default ${hasPage ? PAGE : LINE}/404;
      ${hasPage ? assets.map((asset) => `${asset} ${LINE}/404;`) : []}
    }
    ${encodingMaps}
  `;
}

/**
 * The location that sends a redirect without the HTML page of nginx. The status and the target come
 * from the original `return` directive.
 */
export const redirectResponse = (v: string) => nginx`
  location = ${LINE}/308 {
    internal;
    ${addAll(v)}
    return 200 "";
  }
`;

/** The locations of redirects, lines of text and error pages. */
export function responses(failures: readonly FailurePage[], v: string): string[] {
  const more: Record<number, string[]> = {
    405: [add('Allow', quote(allow.Allow))],
    416: [add('Content-Range', quote(`bytes */${v}size`))],
  };
  const lines = lineStatuses.flatMap(
    (status) => nginx`
      location = ${LINE}/${status} {
        internal;
        ${addAll(v)}
        ${add('Content-Type', quote(plainText.type))}
        ${more[status] ?? []}
        return ${status} ${quote(`${plainTexts[status]}\n`)};
      }
    `,
  );
  const pages = failures.flatMap(
    ({ status, file }) => nginx`
      location = ${PAGE}/${status} {
        internal;
        ${addAll(v, file.headers)}
        ${add('Content-Encoding', `${v}encoding_${status}`)}
        ${add('Last-Modified', '""')}
        rewrite ^ ${quote(`/${file.identity.file}${v}suffix_${status}`)} break;
      }
    `,
  );
  return [...redirectResponse(v), ...lines, ...pages];
}
