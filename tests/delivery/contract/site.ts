import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PublishedSite,
  readPublishedSite,
} from '../../../packages/daymark/src/hosts/published-site.ts';
import {
  commonHeaders,
  headerRulesOf,
  headersFor,
  httpsHeaders,
} from '../../../packages/daymark/src/http/headers.ts';
import {
  fileAt as fileAmong,
  type Representation,
  redirectFinder,
  type SiteFile,
} from '../../../packages/daymark/src/http/routes.ts';
import { siteResponse } from '../../../packages/daymark/src/http/site-response.ts';
import { rootFolder, statusOf } from '../../../packages/daymark/src/http/urls.ts';
import type { Reply } from '../../embedded-server.ts';
import { built } from '../build.ts';
import { routesOf } from '../routes.ts';

/** The built site that every host serves. */
export const site = readPublishedSite(built);

export const routes = routesOf(site);

/** Returns an address of the site as the site itself writes it in a Location: percent-encoded. */
export const encoded = (path: string): string =>
  path.replace(/[^\w.~!*'();:@&=+$,/-]/gu, (character) => encodeURIComponent(character));

/** Every file with its URL, except the error pages. */
export const files: readonly (readonly [url: string, file: SiteFile])[] = [...routes].flatMap(
  ([url, route]) =>
    route.kind === 'file' && statusOf(url) === undefined
      ? [[encoded(url), route.file] as const]
      : [],
);

/** Returns the file at a URL. */
export function fileAt(url: string): SiteFile {
  const file = fileAmong(routes, url);
  if (!file) throw new Error(`${url}: expected a file of the site; found none.`);
  return file;
}

export const bytesOf = ({ file }: Representation): Buffer => readFileSync(join(site.root, file));

/**
 * The names, in lower case, of the headers that the site defines: those in the header rules, those
 * of the content and those of caching. Hosts must send these headers unchanged.
 */
const known = [
  ...[commonHeaders, httpsHeaders].flatMap((headers) => Object.keys(headers)),
  ...headerRulesOf(rootFolder).flatMap(({ headers }) => Object.keys(headers)),
  'Content-Security-Policy',
  'Content-Type',
  'Content-Encoding',
  'Vary',
  'ETag',
  'Last-Modified',
].map((name) => name.toLowerCase());

/** Returns those headers of a response that the site defines, by their names in lower case. */
export function definedHeadersOf({ headers }: Reply): Record<string, string> {
  return Object.fromEntries(
    known.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

/** Returns headers by their names in lower case, to compare them with `definedHeadersOf`. */
export function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** The result of `definedHeadersOf` for a response with one line of text, such as “Not found”. */
export const plain = {
  ...lowerCased(headersFor('/')),
  'content-type': 'text/plain; charset=utf-8',
};

/** The parts of a response that a visitor notices, and the headers that the site defines. */
export interface Seen {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the parts of a response that the tests compare between hosts. */
export const seenIn = (reply: Reply): Seen => ({
  status: reply.status,
  location: reply.headers.location,
  body: String(reply.body),
  headers: definedHeadersOf(reply),
});

/** Returns a function that returns what the hosts must respond to a GET request, as the embedded server computes it. */
export function referenceOf(site: PublishedSite): (target: string) => Seen {
  const byPath = routesOf(site);
  const { byQuery } = redirectFinder(site.redirects);
  const routes = {
    get: (path: string, query = '') => byQuery(path, query) ?? byPath.get(path),
  };
  return (target: string): Seen => {
    const request = { method: 'GET', target, headers: {}, secure: false };
    const { status, headers, body = '' } = siteResponse(routes, request, site.folders);
    const { Location, 'Content-Length': _, 'Accept-Ranges': _ranges, ...defined } = headers;
    return {
      status,
      location: Location,
      body:
        typeof body === 'object' ? readFileSync(join(site.root, body.bytes.file), 'utf8') : body,
      headers: lowerCased(defined),
    };
  };
}
