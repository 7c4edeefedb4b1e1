import { typeOf } from '../http/content-type.ts';
import { encodings, isVariant } from '../http/encodings.ts';
import { listFiles } from '../http/files.ts';
import { headersFor, isImmutable } from '../http/headers.ts';
import type { Redirects } from '../http/redirects.ts';
import type { Headers } from '../http/response.ts';
import { makeRoutes, type Routes, type SiteFile } from '../http/routes.ts';
import { policyFinder, type SitePolicies } from '../http/site-policies.ts';
import { isPage, urlOf } from '../http/urls.ts';
import { collectInSlices } from './collect-in-slices.ts';
import { StoredFile } from './stored-file.ts';

/**
 * Returns a function that returns the first object with the same headers. A large site has a few
 * sets of headers, which would take a kilobyte for each page.
 */
function shareHeaders(): (headers: Headers) => Headers {
  const known = new Map<string, Headers>();
  return (headers) => {
    const key = JSON.stringify(headers);
    const first = known.get(key) ?? headers;
    known.set(key, first);
    return first;
  };
}

/**
 * Reads the files of a built site one by one.
 * @throws when `policies` has no CSP for a page, because the page would be sent without protection.
 */
function* filesOf(
  root: string,
  policies: SitePolicies,
  isRead: (file: string) => boolean = () => true,
): Generator<SiteFile<StoredFile>> {
  const files = new Set(listFiles(root));
  const policyOf = policyFinder(policies);
  const share = shareHeaders();
  for (const file of files) {
    if (isVariant(file, files) || !isRead(file)) continue;
    const url = urlOf(file);
    const page = isPage(file) ? policyOf(url) : undefined;
    if (isPage(file) && !page)
      throw new Error(`policy.json has no entry for ${url} (${file}). Build the site again.`);
    const { type, compressible } = typeOf(file);
    const headers = share({
      ...headersFor(url, page),
      'Content-Type': type,
      ...(compressible && { Vary: 'Accept-Encoding' }),
    });
    const encoded = encodings
      .filter(({ suffix }) => compressible && files.has(file + suffix))
      .map(({ name, suffix }) => new StoredFile(root, file + suffix, name));
    yield { headers, identity: new StoredFile(root, file), encoded };
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
): Routes<StoredFile> {
  return makeRoutes([...filesOf(root, policies)], redirects);
}

/** Like `readRoutesSync`, but yields to the event loop: reading a large site takes seconds. */
export async function readRoutes(
  root: string,
  policies: SitePolicies,
  redirects: Redirects,
): Promise<Routes<StoredFile>> {
  return makeRoutes(await collectInSlices(filesOf(root, policies)), redirects);
}

/** Reads the files of a built site that browsers cache forever. */
export async function readAssets(root: string): Promise<Routes<StoredFile>> {
  const isRead = (file: string) => isImmutable(urlOf(file));
  return makeRoutes(await collectInSlices(filesOf(root, [], isRead)), {});
}
