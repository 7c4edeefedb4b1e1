import { plainText } from './content-type.ts';
import { acceptedEncodings } from './encodings.ts';
import { commonHeaders, type Headers, httpsHeaders } from './headers.ts';
import { fileAt, type Representation, type RouteFinder, type SiteFile } from './routes.ts';
import {
  encodePath,
  folderOf,
  isAsset,
  isElsewhere,
  readTarget,
  rootFolder,
  type SiteFolder,
  statusOf,
} from './urls.ts';

/** The request headers that the response depends on, by lower-case name. */
type RequestHeaders = {
  readonly [Name in 'accept-encoding' | 'if-match' | 'if-none-match' | 'if-range' | 'range']?:
    | string
    | undefined;
};

/** The parts of a request that the response depends on, without the types of any server. */
export interface SiteRequest {
  readonly method: string;
  /** The target as the client sent it: a path with its query, or an absolute URL. */
  readonly target: string;
  readonly headers: RequestHeaders;
  /** Whether the client used https, to this server or to a proxy in front of it. */
  readonly secure: boolean;
}

/** Positions of the first and the last byte to send, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** The range of a file that a response sends. */
export interface Part<R extends Representation = Representation> {
  readonly bytes: R;
  /** For an empty file, `last` is less than `first`. */
  readonly range: ByteRange;
}

/** A response that every server can send. */
export interface SiteResponse<R extends Representation = Representation> {
  readonly status: number;
  /** All headers, except headers that every server adds by itself, such as `Date`. */
  readonly headers: Headers;
  readonly body?: string | Part<R>;
}

/** Returns the response before `complete` adjusts it to https and HEAD. */
function responseTo<R extends Representation>(
  routes: RouteFinder<R>,
  request: SiteRequest,
  folders: readonly SiteFolder[],
): SiteResponse<R> {
  const { method, headers } = request;
  if (!isMethod(method)) return plainTextResponse(405, allow);
  const target = readTarget(request.target);
  if (!target) return plainTextResponse(400);

  const route = routes.get(target.path, target.query);
  if (route?.kind === 'redirect')
    return redirectResponse(route.to, route.dropsQuery ? '' : target.query);
  if (route?.kind === 'file') {
    const status = statusOf(target.path, folders);
    return status
      ? wholeFile(status, route.file, headers)
      : fileResponse(route.file, method, headers);
  }
  const status = route ? 410 : 404;
  const page = isAsset(target.path, folders)
    ? undefined
    : errorPage(routes, target.path, 404, folders);
  return page ? wholeFile(status, page, headers) : plainTextResponse(status);
}

/** Adds the headers for https to a response, and removes the body for HEAD. */
function complete<R extends Representation>(
  { status, headers, body }: SiteResponse<R>,
  { method, secure }: SiteRequest,
): SiteResponse<R> {
  const all = secure ? { ...headers, ...httpsHeaders } : headers;
  return { status, headers: all, ...(method !== 'HEAD' && body && { body }) };
}

/** Returns the error page of the innermost folder that contains a URL path, if any. */
function errorPage<R extends Representation>(
  routes: RouteFinder<R>,
  url: string,
  status: 404 | 500,
  folders: readonly SiteFolder[],
): SiteFile<R> | undefined {
  const folder = folderOf(url, folders);
  return folder && fileAt(routes, `${folder.path}/${status}`);
}

/** Returns the response of a site to a request, the same for every server. */
export function siteResponse<R extends Representation>(
  routes: RouteFinder<R>,
  request: SiteRequest,
  folders = rootFolder,
): SiteResponse<R> {
  return complete(responseTo(routes, request, folders), request);
}

/**
 * Returns the response to a request that failed unexpectedly: the 500 page of the folder without
 * compression, or one line of plain text if there is no such page.
 */
export function failureResponse<R extends Representation>(
  routes: RouteFinder<R>,
  request: SiteRequest,
  folders = rootFolder,
): SiteResponse<R> {
  const page = errorPage(routes, readTarget(request.target)?.path ?? '/', 500, folders);
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

/** Returns a response with a file or a range of it, and with the length of that body. */
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
 * Returns the response to GET or HEAD of a file: 304, 412, 206 or 416 if the request's conditional or
 * range headers require it, otherwise 200.
 */
function fileResponse<R extends Representation>(
  file: SiteFile<R>,
  method: Method,
  conditions: RequestHeaders,
): SiteResponse<R> {
  const [bytes, chosenHeaders] = choose(file, conditions);
  const { etag, size } = bytes;
  // Clients resume downloads of files that are not compressed. In pages, the header would cost 22 bytes.
  const isResumed = chosenHeaders['Content-Encoding'] === undefined;
  const headers = {
    ...chosenHeaders,
    ETag: etag,
    ...(isResumed && { 'Accept-Ranges': 'bytes' }),
  };
  const { 'if-none-match': known, 'if-range': current = etag, range: wanted } = conditions;
  if (!namesTag(conditions['if-match'] ?? '*', etag)) return plainTextResponse(412);
  if (namesTag(known, etag, true)) return { status: 304, headers };

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

/**
 * Whether a list of ETags contains this ETag, or a `*`.
 * @param isWeak whether the ETag may be marked as weak, as intermediaries do. Source: RFC 9110, 13.1
 */
const namesTag = (header: string | undefined, etag: string, isWeak = false): boolean =>
  (header ?? '')
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || each === etag || (isWeak && each === `W/${etag}`));

/** Returns a response with one short line of plain text. */
export function plainTextResponse(
  status: PlainTextStatus,
  headers: Headers = {},
): SiteResponse<never> {
  const body = `${plainTexts[status]}\n`;
  const own = { 'Content-Type': plainText.type, 'Content-Length': `${body.length}` };
  return { status, headers: { ...commonHeaders, ...own, ...headers }, body };
}

/**
 * Returns a permanent redirect to a path of this site, with the same method and query, or the
 * redirect to another host.
 */
function redirectResponse(to: string, query: string): SiteResponse<never> {
  const [status, Location] = isElsewhere(to) ? [302, to] : [308, encodePath(to) + query];
  return { status, headers: { ...commonHeaders, Location, 'Content-Length': '0' } };
}

/** The methods that a site supports. Any other method gets 405. */
export const methods = ['GET', 'HEAD'] as const;

type Method = (typeof methods)[number];

/** The header that a 405 response must have. Source: RFC 9110, 15.5.6 */
export const allow = { Allow: methods.join(', ') } as const;

export const isMethod = (method: string | undefined): method is Method =>
  methods.some((known) => known === method);

/** Bodies of responses without a file. 408, 413, 414 and 431 refuse unreadable requests. */
export const plainTexts = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  410: 'Gone',
  412: 'Precondition failed',
  413: 'Content too large',
  414: 'URI too long',
  416: 'Range not satisfiable',
  431: 'The address or the headers of the request are too long',
  500: 'Internal server error',
} as const;

export type PlainTextStatus = keyof typeof plainTexts;
