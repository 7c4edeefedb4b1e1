import type { Redirects } from '../../http/redirects.ts';
import { plainTextResponse, type SiteRequest, type SiteResponse } from '../../http/response.ts';
import { policyFinder, type SitePolicies } from '../../http/site-policies.ts';
import { failureResponse, siteResponse } from '../../http/site-response.ts';
import { readTarget } from '../../http/target.ts';
import { loggedPath, printable } from '../../server/logged-path.ts';
import { type Asset, type AssetStore, type EdgeSite, findRoutes } from './find-routes.ts';
import { sliceOf } from './slice.ts';

// Types of the Workers runtime that Node does not have.

/** Sets a response's Content-Length, and fails when there are fewer or more bytes. */
declare class FixedLengthStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(length: number);
}

interface EdgeRequest extends Request {
  /** Source: developers.cloudflare.com/workers/runtime-apis/request */
  readonly cf?: {
    /** The data centre that received the request: always present on Cloudflare, and only there. */
    readonly colo?: string;
    readonly clientAcceptEncoding?: string;
  };
}

/** The bindings of the worker. */
export interface Environment {
  /** The files of the site. */
  readonly ASSETS: AssetStore;
}

function siteRequestOf(request: EdgeRequest): SiteRequest {
  const { method, url, cf } = request;
  const headers = Object.fromEntries(request.headers);
  // Cloudflare's network replaces the client's Accept-Encoding with its own.
  const accepted = cf?.colo ? (cf.clientAcceptEncoding ?? '') : headers['accept-encoding'];
  const secure = url.startsWith('https:');
  return { method, target: url, headers: { ...headers, 'accept-encoding': accepted }, secure };
}

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

/** The data of a site in `site.json`. */
export interface PackedSite {
  readonly policies: SitePolicies;
  readonly redirects: Redirects;
}

/** Creates a worker that responds as the embedded server does, with files from `ASSETS`. */
export function createWorker({ policies, redirects }: PackedSite) {
  const site: EdgeSite = { policyOf: policyFinder(policies), redirects };
  return {
    async fetch(request: EdgeRequest, environment: Environment): Promise<Response> {
      const siteRequest = siteRequestOf(request);
      try {
        const path = readTarget(siteRequest.target)?.path ?? '/';
        const accepted = siteRequest.headers['accept-encoding'];
        const routes = await findRoutes(environment.ASSETS, site, path, accepted);
        return send(siteResponse(routes, siteRequest));
      } catch (error) {
        console.error(`${request.method} ${printable(loggedPath(request.url))} failed:`, error);
        const routes = findRoutes(environment.ASSETS, site, '/500');
        return routes.then(
          (found) => send(failureResponse(found, siteRequest)),
          () => send(plainTextResponse(500)),
        );
      }
    },
  };
}
