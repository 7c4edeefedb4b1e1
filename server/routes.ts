import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { typeOf } from './content-type.ts';
import { type Encoding, encodings, isVariant } from './encodings.ts';
import { listFiles } from './files.ts';
import { headersFor } from './headers.ts';
import type { SitePolicy } from './policy.ts';
import type { Redirects } from './redirects.ts';
import { aliasesOf, isPage, urlOf } from './urls.ts';

/** The bytes of a file in one encoding, as they were when the server started. */
export interface Representation {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
  readonly etag: string;
  readonly encoding?: Encoding;
}

/** A file of the site with everything needed to answer for it. */
export interface SiteFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly identity: Representation;
  /** The preferred first. */
  readonly encoded: readonly Representation[];
}

export type Route =
  | { readonly kind: 'file'; readonly url: string; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly to: string };

/** Every URL path that the site answers for. */
export type Routes = ReadonlyMap<string, Route>;

/** The tag is a hash of the bytes as sent: strong, and another one for every encoding. */
function represent(path: string, encoding?: Encoding): Representation {
  const bytes = readFileSync(path);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const { mtimeMs: modified } = statSync(path);
  return { path, size: bytes.length, modified, etag, ...(encoding && { encoding }) };
}

/**
 * Reads a built site once, so that no request ever becomes a path on the disk: what is not in the
 * map does not exist.
 * @param root - the folder of the built site
 * @param redirects - where its old addresses lead
 * @throws when a page has no entry in the policy, for it would be sent without protection.
 */
export function routesOf(root: string, policy: SitePolicy, redirects: Redirects = {}): Routes {
  const files = new Set(listFiles(root));
  const routes = new Map<string, Route>();
  const own = [...files].filter((file) => !isVariant(file, files));
  for (const file of own) {
    const url = urlOf(file);
    const page = isPage(file) ? policy[url] : undefined;
    if (isPage(file) && !page)
      throw new Error(`The policy has no entry for ${url} (${file}). Build the site again.`);
    const { type, compressible } = typeOf(file);
    const headers = {
      ...headersFor(url, page),
      'Content-Type': type,
      ...(compressible && { Vary: 'Accept-Encoding' }),
    };
    const path = join(root, file);
    const encoded = encodings
      .filter(({ suffix }) => compressible && files.has(file + suffix))
      .map(({ name, suffix }) => represent(path + suffix, name));
    const identity = represent(path);
    routes.set(url, { kind: 'file', url, file: { headers, identity, encoded } });
  }
  for (const [old, to] of Object.entries(redirects))
    for (const from of [old, `${old}/`])
      if (!routes.has(from)) routes.set(from, { kind: 'redirect', to });
  for (const file of own)
    for (const alias of aliasesOf(file))
      if (!routes.has(alias)) routes.set(alias, { kind: 'redirect', to: urlOf(file) });
  return routes;
}
