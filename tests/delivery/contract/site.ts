import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPublishedSite } from '../../../packages/daymark/src/hosts/published-site.ts';
import { headerRulesOf, headersFor } from '../../../packages/daymark/src/http/headers.ts';
import {
  fileAt as fileAmong,
  type Representation,
  type SiteFile,
} from '../../../packages/daymark/src/http/routes.ts';
import { rootFolder, statusOf } from '../../../packages/daymark/src/http/urls.ts';
import type { Reply } from '../../embedded-server.ts';
import { built } from '../build.ts';
import { routesOf } from '../routes.ts';

/** The built site that every host serves. */
export const site = readPublishedSite(built);

export const routes = routesOf(site);

/** Every file with its URL, except the error pages. */
export const files: readonly (readonly [url: string, file: SiteFile])[] = [...routes].flatMap(
  ([url, route]) =>
    route.kind === 'file' && statusOf(url) === undefined
      ? [[encodeURI(url), route.file] as const]
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

/** What `definedHeadersOf` returns for a response with one line of text, such as “Not found”. */
export const plain = {
  ...lowerCased(headersFor('/')),
  'content-type': 'text/plain; charset=utf-8',
};
