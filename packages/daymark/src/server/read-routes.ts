import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { typeOf } from '../http/content-type.ts';
import { type Encoding, encodings, isVariant } from '../http/encodings.ts';
import { listFiles } from '../http/files.ts';
import { headersFor, isImmutable } from '../http/headers.ts';
import type { Redirects } from '../http/redirects.ts';
import { makeRoutes, type Representation, type Routes, type SiteFile } from '../http/routes.ts';
import { policyFinder, type SitePolicies } from '../http/site-policies.ts';
import { isPage, urlOf } from '../http/urls.ts';
import { collectInSlices } from './collect-in-slices.ts';

/** A file in one encoding, as it was when the site was read. */
export interface StoredBytes extends Representation {
  /** The modification time in milliseconds since 1970. */
  readonly modified: number;
}

/** The ETag is a hash of the bytes as sent, so it is strong and differs between encodings. */
function represent(root: string, file: string, encoding?: Encoding): StoredBytes {
  const path = join(root, file);
  const bytes = readFileSync(path);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const { mtimeMs: modified } = statSync(path);
  return { file, size: bytes.length, modified, etag, ...(encoding && { encoding }) };
}

/**
 * Reads the files of a built site one by one.
 * @throws when `policies` has no CSP for a page, because the page would be sent without protection.
 */
function* filesOf(
  root: string,
  policies: SitePolicies,
  isRead: (file: string) => boolean = () => true,
): Generator<SiteFile<StoredBytes>> {
  const files = new Set(listFiles(root));
  const policyOf = policyFinder(policies);
  for (const file of files) {
    if (isVariant(file, files) || !isRead(file)) continue;
    const url = urlOf(file);
    const page = isPage(file) ? policyOf(url) : undefined;
    if (isPage(file) && !page)
      throw new Error(`policy.json has no entry for ${url} (${file}). Build the site again.`);
    const { type, compressible } = typeOf(file);
    const headers = {
      ...headersFor(url, page),
      'Content-Type': type,
      ...(compressible && { Vary: 'Accept-Encoding' }),
    };
    const encoded = encodings
      .filter(({ suffix }) => compressible && files.has(file + suffix))
      .map(({ name, suffix }) => represent(root, file + suffix, name));
    yield { headers, identity: represent(root, file), encoded };
  }
}

/**
 * Reads a built site once. The server looks requests up in the result, so that no request ever
 * becomes a path on the disk.
 * @throws when `policies` has no CSP for a page.
 */
export function readRoutesSync(
  root: string,
  policies: SitePolicies,
  redirects: Redirects = {},
): Routes<StoredBytes> {
  return makeRoutes([...filesOf(root, policies)], redirects);
}

/** Like `readRoutesSync`, but yields to the event loop: reading a large site takes seconds. */
export async function readRoutes(
  root: string,
  policies: SitePolicies,
  redirects: Redirects,
): Promise<Routes<StoredBytes>> {
  return makeRoutes(await collectInSlices(filesOf(root, policies)), redirects);
}

/** Reads the files of a built site that browsers cache forever. */
export async function readAssets(root: string): Promise<Routes<StoredBytes>> {
  const isRead = (file: string) => isImmutable(urlOf(file));
  return makeRoutes(await collectInSlices(filesOf(root, [], isRead)), {});
}
