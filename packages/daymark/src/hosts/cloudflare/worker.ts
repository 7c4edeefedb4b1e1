import { plainTextResponse, type SiteRequest, type SiteResponse } from '../../http/response.ts';
import { failureResponse, siteResponse } from '../../http/site-response.ts';
import { loggedPath, printable } from '../../server/logged-path.ts';
import { unpackSite } from '../packed-site.ts';
import type { PackedSite } from '../packed-site-schema.ts';
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
  readonly ASSETS: { fetch(url: string): Promise<Response> };
}

function siteRequestOf(request: EdgeRequest): SiteRequest {
  const { method, url, cf } = request;
  const headers = Object.fromEntries(request.headers);
  // Cloudflare's network replaces the client's Accept-Encoding with its own.
  const accepted = cf?.colo ? (cf.clientAcceptEncoding ?? '') : headers['accept-encoding'];
  const secure = url.startsWith('https:');
  return { method, target: url, headers: { ...headers, 'accept-encoding': accepted }, secure };
}

/** @throws when the file of the body cannot be read. */
async function bodyOf(
  { body }: SiteResponse,
  assets: Environment['ASSETS'],
): Promise<ReadableStream | string | null> {
  if (typeof body !== 'object') return body ?? null;
  const { bytes, range } = body;
  if (range.last < range.first) return '';
  const found = await assets.fetch(`https://assets.local/${encodeURI(bytes.file)}`);
  if (found.status !== 200 || !found.body)
    throw new Error(`${bytes.file}: expected a file; found status ${found.status}.`);
  const length = range.last - range.first + 1;
  const part = length < bytes.size ? found.body.pipeThrough(sliceOf(range)) : found.body;
  return part.pipeThrough(new FixedLengthStream(length));
}

async function send(response: SiteResponse, { ASSETS }: Environment): Promise<Response> {
  const { status, headers } = response;
  // The body is already encoded, as its Content-Encoding header says.
  const init: ResponseInit & { encodeBody: 'manual' } = { status, headers, encodeBody: 'manual' };
  return new Response(await bodyOf(response, ASSETS), init);
}

/** Creates a worker that responds as the embedded server does, with files from `ASSETS`. */
export function createWorker(site: PackedSite) {
  const routes = unpackSite(site);
  return {
    async fetch(request: EdgeRequest, environment: Environment): Promise<Response> {
      const siteRequest = siteRequestOf(request);
      try {
        return await send(siteResponse(routes, siteRequest), environment);
      } catch (error) {
        console.error(`${request.method} ${printable(loggedPath(request.url))} failed:`, error);
        return send(failureResponse(routes, siteRequest), environment).catch(() =>
          send(plainTextResponse(500), environment),
        );
      }
    },
  };
}
