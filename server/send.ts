import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from './encodings.ts';
import { namesTag } from './entity-tag.ts';
import { headersFor } from './headers.ts';
import { readRange } from './range.ts';
import type { Representation, SiteFile } from './routes.ts';
import { transmit } from './transmit.ts';

type Headers = Readonly<Record<string, string>>;

/** For answers that stand for no file: never kept as if they were the file that was asked for. */
const plainHeaders = headersFor('/');

/** Sends a body that is at hand. */
export function sendBody(
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: string | Buffer,
): void {
  const length = String(Buffer.byteLength(body));
  response.writeHead(status, { ...headers, 'Content-Length': length }).end(body);
}

/** Sends one short line of plain text. */
export function sendText(
  response: ServerResponse,
  status: number,
  line: string,
  headers: Headers = {},
): void {
  const type = 'text/plain; charset=utf-8';
  sendBody(response, status, { ...plainHeaders, 'Content-Type': type, ...headers }, `${line}\n`);
}

/** Sends the visitor on for good, to a path of this site, keeping the method and the query. */
export function sendRedirect(response: ServerResponse, path: string, query: string): void {
  sendBody(response, 308, { ...plainHeaders, Location: encodeURI(path) + query }, '');
}

/** The best encoding of a file that the visitor accepts. */
function choose(file: SiteFile, request: IncomingMessage): [Representation, Headers] {
  const accepts = acceptedEncodings(String(request.headers['accept-encoding'] ?? ''));
  const bytes = file.encoded.find(({ encoding }) => encoding && accepts(encoding)) ?? file.identity;
  const { encoding } = bytes;
  return [bytes, { ...file.headers, ...(encoding && { 'Content-Encoding': encoding }) }];
}

/**
 * Answers GET or HEAD with a page that stands for a failure, whatever the request's conditions.
 * @throws the system's error when the file cannot be read.
 */
export async function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: number,
): Promise<void> {
  const [bytes, headers] = choose(file, request);
  await transmit(request, response, { status, headers, bytes });
}

/**
 * Answers GET or HEAD with a file, or with 304, 206 or 416 as the request's conditions have it.
 * @throws the system's error when the file cannot be read.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
): Promise<void> {
  const [bytes, chosenHeaders] = choose(file, request);
  const { etag, size } = bytes;
  const headers = { ...chosenHeaders, ETag: etag, 'Accept-Ranges': 'bytes' };
  const { 'if-none-match': known, 'if-range': current = etag, range: wanted } = request.headers;
  if (namesTag(known, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const honoured = request.method === 'GET' && current === etag;
  const range = honoured ? readRange(wanted, size) : undefined;
  if (range === 'unsatisfiable') {
    sendText(response, 416, 'Range not satisfiable', { 'Content-Range': `bytes */${size}` });
  } else if (range) {
    const place = `bytes ${range.first}-${range.last}/${size}`;
    const partHeaders = { ...headers, 'Content-Range': place };
    await transmit(request, response, { status: 206, headers: partHeaders, bytes, range });
  } else {
    await transmit(request, response, { status: 200, headers, bytes });
  }
}
