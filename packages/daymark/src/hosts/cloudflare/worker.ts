import { typeOf } from '../../http/content-type.ts';
import { acceptedEncodings, type Encoding, encodings, originalOf } from '../../http/encodings.ts';
import { fileHeaders } from '../../http/headers.ts';
import { type Policy, policyFinder, type SitePolicies } from '../../http/policy.ts';
import {
  type Redirects,
  type Representation,
  type Route,
  type RouteFinder,
  redirectFinder,
  type SiteFile,
} from '../../http/routes.ts';
import {
  type ByteRange,
  failureResponse,
  plainTextResponse,
  type SiteRequest,
  type SiteResponse,
  siteResponse,
} from '../../http/site-response.ts';
import {
  aliasedBy,
  candidatesAt,
  encodePath,
  folderOf,
  isPage,
  readTarget,
  rootFolder,
  type SiteFolder,
  urlOf,
} from '../../http/urls.ts';
import { loggedPath, printable } from '../../server/access-log.ts';

// Types of the Workers runtime that Node does not have.

/** Sets a response's Content-Length, and fails when there are fewer or more bytes. */
declare class FixedLengthStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(length: number);
}

interface EdgeRequest extends Request {
  /** Source: developers.cloudflare.com/workers/runtime-apis/request */
  readonly cf?: {
    /** The data centre that received the request: present always and only on Cloudflare. */
    readonly colo?: string;
    readonly clientAcceptEncoding?: string;
  };
}

function siteRequestOf(request: EdgeRequest): SiteRequest {
  const { method, url, cf } = request;
  const headers = Object.fromEntries(request.headers);
  // Cloudflare's network replaces the client's Accept-Encoding with its own.
  const accepted = cf?.colo ? (cf.clientAcceptEncoding ?? '') : headers['accept-encoding'];
  const secure = url.startsWith('https:');
  return { method, target: url, headers: { ...headers, 'accept-encoding': accepted }, secure };
}

/** Returns the body of a response: a text, or the requested bytes of a file. */
function bodyOf({ body }: SiteResponse<Asset>): ReadableStream | string | null {
  if (typeof body !== 'object') return body ?? null;
  const { bytes, range } = body;
  if (range.last < range.first || !bytes.response.body) return '';
  const length = range.last - range.first + 1;
  const whole = bytes.response.body;
  const part = length < bytes.size ? whole.pipeThrough(sliceOf(range)) : whole;
  return part.pipeThrough(new FixedLengthStream(length));
}

function send(response: SiteResponse<Asset>): Response {
  const { status, headers } = response;
  // The body is already encoded, as its Content-Encoding header says.
  const init: ResponseInit & { encodeBody: 'manual' } = { status, headers, encodeBody: 'manual' };
  return new Response(bodyOf(response), init);
}

/** Creates a worker that responds as the embedded server does, with files from `ASSETS`. */
export function createWorker({
  policies,
  redirects,
  folders = rootFolder,
}: Readonly<{
  policies: SitePolicies;
  redirects: Redirects;
  folders?: readonly SiteFolder[];
}>) {
  const policyOf = policyFinder(policies, folders);
  const site: EdgeSite = { policyOf, redirects: redirectFinder(redirects), folders };
  return {
    async fetch(
      request: EdgeRequest,
      { ASSETS: store }: { readonly ASSETS: AssetStore },
    ): Promise<Response> {
      const siteRequest = siteRequestOf(request);
      const { path = '/', query = '' } = readTarget(siteRequest.target) ?? {};
      try {
        const moved = site.redirects.byQuery(path, query);
        const accepted = siteRequest.headers['accept-encoding'];
        const routes = moved ? { get: () => moved } : await findRoutes(store, site, path, accepted);
        return send(siteResponse(routes, siteRequest, folders));
      } catch (error) {
        console.error(`${request.method} ${printable(loggedPath(request.url))} failed:`, error);
        const failure = `${folderOf(path, folders)?.path ?? ''}/500`;
        const routes = findRoutes(store, site, failure);
        return routes.then(
          (found) => send(failureResponse(found, siteRequest, folders)),
          () => send(plainTextResponse(500)),
        );
      }
    },
  };
}

/** Cloudflare's store of the files of a site. */
interface AssetStore {
  fetch(url: string): Promise<Response>;
}

/** A file in one encoding, with the response of the store that contains it. */
interface Asset extends Representation {
  readonly response: Response;
}

interface EdgeSite {
  policyOf(url: string): Policy | undefined;
  readonly redirects: ReturnType<typeof redirectFinder>;
  readonly folders: readonly SiteFolder[];
}

/** Returns a file in one encoding; undefined if the store does not have it. */
async function fetchAsset(
  store: AssetStore,
  file: string,
  encoding?: Encoding,
): Promise<Asset | undefined> {
  const response = await store.fetch(`https://assets.local/${encodePath(file)}`);
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
  { policyOf, folders }: EdgeSite,
  file: string,
  accepts: (encoding: Encoding) => boolean,
): Promise<SiteFile<Asset> | undefined> {
  const policy = isPage(file) ? policyOf(urlOf(file)) : undefined;
  if (isPage(file) && !policy) return undefined;
  const headers = fileHeaders(file, policy, folders);
  const { compressible } = typeOf(file);
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
  const original = originalOf(file);
  const found = original === undefined ? undefined : await fetchAsset(store, original);
  await found?.response.body?.cancel();
  return found !== undefined;
}

/** Returns the route at a URL path, as `RouteFinder` describes it. */
async function findRoute(
  store: AssetStore,
  site: EdgeSite,
  path: string,
  accepts: (encoding: Encoding) => boolean,
): Promise<Route<Asset> | undefined> {
  const redirect = site.redirects.byPath(path);
  const aliased = redirect ? [] : aliasedBy(path);
  for (const candidate of candidatesAt(path)) {
    const to = urlOf(candidate);
    if (to !== path && !aliased.includes(to)) continue;
    if (await isVersion(store, candidate)) continue;
    const file = await findFile(store, site, candidate, accepts);
    if (!file) continue;
    if (to === path) return { kind: 'file', file };
    await file.identity.response.body?.cancel();
    return { kind: 'redirect', to };
  }
  return redirect;
}

/**
 * Returns the routes of a site on which the response to a request depends: the route of the path
 * and, if the path has no file, the 404 page of the folder.
 * @param accepted - the `Accept-Encoding` header of the request
 */
async function findRoutes(
  store: AssetStore,
  site: EdgeSite,
  path: string,
  accepted = '',
): Promise<RouteFinder<Asset>> {
  const accepts = acceptedEncodings(accepted);
  const routes = new Map<string, Route<Asset>>();
  const route = await findRoute(store, site, path, accepts);
  if (route) routes.set(path, route);
  if (route && route.kind !== 'gone') return routes;
  const page = `${folderOf(path, site.folders)?.path ?? ''}/404`;
  const file = await findFile(store, site, `${page}.html`.slice(1), accepts);
  return file ? routes.set(page, { kind: 'file', file }) : routes;
}

/** Cuts a range out of a response of the store, whose body is the whole file. */
function sliceOf({ first, last }: ByteRange): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const wanted = chunk.subarray(Math.max(0, first - passed), Math.max(0, last + 1 - passed));
      passed += chunk.length;
      if (wanted.length > 0) controller.enqueue(wanted);
      if (passed > last) controller.terminate();
    },
  });
}
