import { typeOf } from '../../http/content-type.ts';
import { acceptedEncodings, type Encoding, encodings } from '../../http/encodings.ts';
import { headersFor } from '../../http/headers.ts';
import type { Policy } from '../../http/policy.ts';
import type { Redirects } from '../../http/redirects.ts';
import { makeRoutes, type Representation, type Routes, type SiteFile } from '../../http/routes.ts';
import { candidatesAt, isPage, urlOf } from '../../http/urls.ts';

/** Cloudflare's store of the files of a site. */
export interface AssetStore {
  fetch(url: string): Promise<Response>;
}

/** A file in one encoding, with the response of the store that contains it. */
export interface Asset extends Representation {
  readonly response: Response;
}

/** What the worker knows about a site. */
export interface EdgeSite {
  /** Returns the policy of the page at a URL path. */
  policyOf(url: string): Policy | undefined;
  readonly redirects: Redirects;
}

/** Returns a file in one encoding; undefined if the store does not have it. */
async function fetchAsset(
  store: AssetStore,
  file: string,
  encoding?: Encoding,
): Promise<Asset | undefined> {
  const response = await store.fetch(`https://assets.local/${encodeURI(file)}`);
  const { status, headers } = response;
  if (status === 200) {
    const length = headers.get('Content-Length');
    const bytes = length === null ? await response.arrayBuffer() : undefined;
    return {
      file,
      response: bytes ? new Response(bytes) : response,
      size: bytes?.byteLength ?? Number(length),
      etag: headers.get('ETag') ?? '',
      ...(encoding && { encoding }),
    };
  }
  // A body that is neither read nor cancelled keeps its connection.
  await response.body?.cancel();
  if (status === 404) return undefined;
  throw new Error(`${file}: expected a file or status 404; found status ${status}.`);
}

/** Returns a file in the best encoding that the client accepts; undefined if there is none. */
async function findFile(
  store: AssetStore,
  { policyOf }: EdgeSite,
  file: string,
  accepts: (encoding: Encoding) => boolean,
): Promise<SiteFile<Asset> | undefined> {
  const { type, compressible } = typeOf(file);
  const url = urlOf(file);
  const policy = isPage(file) ? policyOf(url) : undefined;
  if (isPage(file) && !policy) return undefined;
  const headers = {
    ...headersFor(url, policy),
    'Content-Type': type,
    ...(compressible && { Vary: 'Accept-Encoding' }),
  };
  for (const { name, suffix } of encodings) {
    if (!compressible || !accepts(name)) continue;
    const found = await fetchAsset(store, file + suffix, name);
    if (found) return { headers, identity: { ...found, file }, encoded: [found] };
  }
  const identity = await fetchAsset(store, file);
  return identity && { headers, identity, encoded: [] };
}

/** Whether a file is a precompressed version of another file. */
async function isVersion(store: AssetStore, file: string): Promise<boolean> {
  const suffix = encodings.find((each) => file.endsWith(each.suffix))?.suffix;
  if (!suffix) return false;
  const original = await fetchAsset(store, file.slice(0, -suffix.length));
  await original?.response.body?.cancel();
  return original !== undefined;
}

/**
 * Returns those routes of a site on which the response to a request depends: the file at the path,
 * its aliases, the redirect of the path and, if there is no file, the 404 page.
 * @param accepted - the `Accept-Encoding` header of the request
 */
export async function findRoutes(
  store: AssetStore,
  site: EdgeSite,
  path: string,
  accepted = '',
): Promise<Routes<Asset>> {
  const accepts = acceptedEncodings(accepted);
  const redirects = Object.entries(site.redirects).filter(
    ([old]) => old === path || `${old}/` === path,
  );
  const routesOf = (file: SiteFile<Asset>) => makeRoutes([file], Object.fromEntries(redirects));
  for (const candidate of candidatesAt(path)) {
    if (await isVersion(store, candidate)) continue;
    const file = await findFile(store, site, candidate, accepts);
    if (!file) continue;
    const routes = routesOf(file);
    if (routes.has(path)) return routes;
    await file.identity.response.body?.cancel();
  }
  const missing = redirects.length === 0 && (await findFile(store, site, '404.html', accepts));
  return missing ? routesOf(missing) : makeRoutes<Asset>([], Object.fromEntries(redirects));
}
