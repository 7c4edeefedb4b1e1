import { acceptedEncodings } from './encodings.ts';
import { httpsHeadersFor } from './headers.ts';
import {
  allow,
  type ByteRange,
  type Headers,
  isMethod,
  type Method,
  plainTextResponse,
  type RequestHeaders,
  redirectResponse,
  type SiteRequest,
  type SiteResponse,
} from './response.ts';
import { fileAt, type Representation, type RouteFinder, type SiteFile } from './routes.ts';
import { isAsset, readTarget, statusOf } from './urls.ts';

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

/** Returns a file in the best encoding that the client accepts, with its response headers. */
function choose<R extends Representation>(
  file: SiteFile<R>,
  { 'accept-encoding': header = '' }: RequestHeaders,
): [R, Headers] {
  const accepts = acceptedEncodings(header);
  const bytes = file.encoded.find(({ encoding }) => encoding && accepts(encoding)) ?? file.identity;
  const { encoding } = bytes;
  return [bytes, { ...file.headers, ...(encoding && { 'Content-Encoding': encoding }) }];
}

function withBody<R extends Representation>(
  status: number,
  headers: Headers,
  bytes: R,
  range: ByteRange = { first: 0, last: bytes.size - 1 },
): SiteResponse<R> {
  const length = range.last - range.first + 1;
  return {
    status,
    headers: { ...headers, 'Content-Length': String(length) },
    body: { bytes, range },
  };
}

/** Returns a response with a whole error page. Conditional and range headers have no effect. */
function wholeFile<R extends Representation>(
  status: number,
  file: SiteFile<R>,
  conditions: RequestHeaders,
): SiteResponse<R> {
  const [bytes, headers] = choose(file, conditions);
  return withBody(status, headers, bytes);
}

/**
 * Returns the response to GET or HEAD of a file: 304, 206 or 416 if the request's conditional or
 * range headers require it, otherwise 200.
 */
function fileResponse<R extends Representation>(
  file: SiteFile<R>,
  method: Method,
  conditions: RequestHeaders,
): SiteResponse<R> {
  const [bytes, chosenHeaders] = choose(file, conditions);
  const { etag, size } = bytes;
  const headers = { ...chosenHeaders, ETag: etag, 'Accept-Ranges': 'bytes' };
  const { 'if-none-match': known, 'if-range': current = etag, range: wanted } = conditions;
  if (namesTag(known, etag)) return { status: 304, headers };

  const honoured = method === 'GET' && current === etag;
  const range = honoured ? readRange(wanted, size) : undefined;
  if (range === 'unsatisfiable')
    return plainTextResponse(416, { 'Content-Range': `bytes */${size}` });
  if (!range) return withBody(200, headers, bytes);
  const place = `bytes ${range.first}-${range.last}/${size}`;
  return withBody(206, { ...headers, 'Content-Range': place }, bytes, range);
}

/**
 * Reads a `Range` header for a body of `size` bytes.
 * @returns the requested range; `'unsatisfiable'` when the body has no such bytes; undefined, which
 * stands for the whole body, when the header is absent, malformed, or requests several ranges
 */
function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}

/** Whether `If-None-Match` matches this ETag, which intermediaries may have marked as weak. */
function namesTag(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((candidate) => candidate.trim())
    .some((candidate) => candidate === '*' || candidate === etag || candidate === `W/${etag}`);
}
