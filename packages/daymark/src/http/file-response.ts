import { acceptedEncodings } from './encodings.ts';
import { namesTag } from './entity-tag.ts';
import type { Method } from './methods.ts';
import { type ByteRange, readRange } from './range.ts';
import {
  type Headers,
  plainTextResponse,
  type RequestHeaders,
  type SiteResponse,
} from './response.ts';
import type { Representation, SiteFile } from './routes.ts';

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
export function wholeFile<R extends Representation>(
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
export function fileResponse<R extends Representation>(
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
