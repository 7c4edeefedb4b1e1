import { isAsset } from './assets.ts';
import { fileResponse, wholeFile } from './file-response.ts';
import { httpsHeadersFor } from './headers.ts';
import { allow, isMethod } from './methods.ts';
import {
  plainTextResponse,
  redirectResponse,
  type SiteRequest,
  type SiteResponse,
} from './response.ts';
import { fileAt, type Representation, type RouteFinder } from './routes.ts';
import { readTarget } from './target.ts';
import { statusOf } from './urls.ts';

function responseTo<R extends Representation>(
  routes: RouteFinder<R>,
  request: SiteRequest,
): SiteResponse<R> {
  const { method, headers } = request;
  if (!isMethod(method)) return plainTextResponse(405, allow);
  const target = readTarget(request.target);
  if (!target) return plainTextResponse(400);

  const route = routes.get(target.path);
  if (route?.kind === 'redirect') return redirectResponse(route.to, target.query);
  const status = route ? statusOf.get(target.path) : 404;
  if (route && !status) return fileResponse(route.file, method, headers);
  const page = route?.file ?? (isAsset(target.path) ? undefined : fileAt(routes, '/404'));
  return page ? wholeFile(status ?? 404, page, headers) : plainTextResponse(404);
}

function complete<R extends Representation>(
  { status, headers, body }: SiteResponse<R>,
  { method, target, secure }: SiteRequest,
): SiteResponse<R> {
  const more = secure ? httpsHeadersFor(readTarget(target)?.path ?? '/') : {};
  return { status, headers: { ...headers, ...more }, ...(method !== 'HEAD' && body && { body }) };
}

/** Returns the response of a site to a request, the same for every server. */
export function siteResponse<R extends Representation>(
  routes: RouteFinder<R>,
  request: SiteRequest,
): SiteResponse<R> {
  return complete(responseTo(routes, request), request);
}

/**
 * Returns the response to a request that failed unexpectedly: the 500 page without compression, or
 * one line of plain text if the site has no 500 page.
 */
export function failureResponse<R extends Representation>(
  routes: RouteFinder<R>,
  request: SiteRequest,
): SiteResponse<R> {
  const page = fileAt(routes, '/500');
  const failure = page ? wholeFile(500, page, {}) : plainTextResponse(500);
  return complete(failure, request);
}
