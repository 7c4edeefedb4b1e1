import { setImmediate as nextTurn } from 'node:timers/promises';
import { listFiles } from '../basics/files.ts';
import { typeOf } from '../http/content-type.ts';
import { encodings, isVariant } from '../http/encodings.ts';
import { isImmutable } from '../http/headers.ts';
import { policyFinder, type SitePolicies } from '../http/policy.ts';
import type { Redirects } from '../http/redirects.ts';
import type { Headers } from '../http/response.ts';
import { isPage, urlOf } from '../http/urls.ts';
import { type FoundFile, SiteIndex, shareHeaders } from './site-index.ts';

/**
 * Reads the files of a built site one by one.
 * @throws when `policies` has no CSP for a page, because the page would be sent without protection.
 */
function* filesOf(
  root: string,
  policies: SitePolicies,
  isRead: (file: string) => boolean = () => true,
): Generator<FoundFile> {
  const files = new Set(listFiles(root));
  const policyOf = policyFinder(policies);
  for (const file of files) {
    if (isVariant(file, files) || !isRead(file)) continue;
    const url = urlOf(file);
    const policy = isPage(file) ? policyOf(url) : undefined;
    if (isPage(file) && !policy)
      throw new Error(`policy.json has no entry for ${url} (${file}). Build the site again.`);
    const { compressible } = typeOf(file);
    const suffixes = encodings.flatMap(({ suffix }) =>
      compressible && files.has(file + suffix) ? suffix : [],
    );
    yield { file, policy, suffixes };
  }
}

/** A file of a built site, as configurations of other servers need it. */
export interface PublishedFile {
  readonly file: string;
  readonly url: string;
  readonly headers: Headers;
  /** The suffixes of the compressed variants that exist. */
  readonly suffixes: readonly string[];
}

/**
 * Reads the names of the files of a built site.
 * @throws when `policies` has no CSP for a page.
 */
export function publishedFiles(root: string, policies: SitePolicies): PublishedFile[] {
  const headersOf = shareHeaders();
  return [...filesOf(root, policies)].map(({ file, policy, suffixes }) => ({
    file,
    url: urlOf(file),
    headers: headersOf(file, policy),
    suffixes,
  }));
}

/** The duration of a slice in milliseconds, which is how long a request may have to wait. */
const SLICE = 5;

/** Indexes files, and yields to the event loop between slices of work. */
async function indexOf(root: string, files: Iterable<FoundFile>, redirects: Redirects) {
  const index = new SiteIndex(root, redirects);
  let begun = performance.now();
  for (const file of files) {
    index.add(file);
    if (performance.now() - begun < SLICE) continue;
    await nextTurn();
    begun = performance.now();
  }
  return index;
}

/**
 * Reads a built site once, and yields to the event loop, because reading a large site takes seconds.
 * The server looks requests up in the result, so that no request ever becomes a path on the disk.
 * @throws when `policies` has no CSP for a page.
 */
export async function readIndex(
  root: string,
  policies: SitePolicies,
  redirects: Redirects,
): Promise<SiteIndex> {
  return indexOf(root, filesOf(root, policies), redirects);
}

/** Reads the files of a built site that browsers cache forever. */
export async function readAssets(root: string): Promise<SiteIndex> {
  return indexOf(
    root,
    filesOf(root, [], (file) => isImmutable(urlOf(file))),
    {},
  );
}
