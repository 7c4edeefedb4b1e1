import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPublishedSite } from '../../../deploy/published-site.ts';
import { headerRules, headersFor } from '../../../server/headers.ts';
import { fileAt as fileAmong, type Representation, type SiteFile } from '../../../server/routes.ts';
import type { Reply } from '../../../server/testing/exchange.ts';
import { statusOf } from '../../../server/urls.ts';
import { built } from '../build.ts';

/** The build that every host serves. */
export const site = readPublishedSite(built);

/** Every file with its address, apart from the pages that stand for failures. */
export const files: readonly (readonly [url: string, file: SiteFile])[] = [...site.routes].flatMap(
  ([url, route]) =>
    route.kind === 'file' && !statusOf.has(url) ? [[encodeURI(url), route.file] as const] : [],
);

/** A file by its address. */
export function fileAt(url: string): SiteFile {
  const file = fileAmong(site.routes, url);
  if (!file) throw new Error(`${url}: expected a file of the site.`);
  return file;
}

export const bytesOf = ({ file }: Representation): Buffer => readFileSync(join(site.root, file));

/** All headers that the one source knows of, and those of content: a host has no say in them. */
const known = [
  ...headerRules.flatMap(({ headers }) => Object.keys(headers)),
  'Content-Security-Policy',
  'Content-Type',
  'Content-Encoding',
  'Vary',
  'ETag',
  'Last-Modified',
].map((name) => name.toLowerCase());

/** Of a reply, its headers of these names. */
export function toldBy({ headers }: Reply): Record<string, string> {
  return Object.fromEntries(
    known.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

/** Headers as `toldBy` has them. */
export function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** The headers of an answer of one line, as `toldBy` has them. */
export const plain = {
  ...lowerCased(headersFor('/')),
  'content-type': 'text/plain; charset=utf-8',
};
