import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Socket } from 'node:net';
import {
  type PlainTextStatus,
  plainTextResponse,
  type SiteResponse,
} from '../http/site-response.ts';
import type { RequestQueues } from './serialize-requests.ts';

/**
 * The maximum number of header fields of a request, as in Apache. Browsers send about 20. Each field
 * takes memory in addition to its bytes, and Node silently drops fields beyond its own limit, such as a
 * second Host field.
 */
export const maxFields = 100;

/** Whether a request has exactly one Host header, or none in HTTP/1.0. Source: RFC 9112, 3.2. */
export function namesOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const { host = [] } = headersDistinct;
  return host.length === 1 || (host.length === 0 && httpVersion === '1.0');
}

/**
 * Responds with 431 to a request with more than `maxFields` header fields, and with 400 unless
 * `namesOneHost` is true. Proxies and servers differ in which of several Host headers they use, so a
 * request with several may bypass the rules of a proxy.
 */
export function withFieldChecks(app: RequestListener): RequestListener {
  return (request, response) => {
    if (request.rawHeaders.length > 2 * maxFields)
      sendLast(request, response, plainTextResponse(431));
    else if (namesOneHost(request)) app(request, response);
    else sendLast(request, response, plainTextResponse(400));
  };
}

/** Status codes for Node's errors about unreadable requests. Any other error gets 400. */
const statuses: Readonly<Record<string, PlainTextStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Returns a whole response as text, because Node has no response object for an unreadable request. */
function bytesFor(code: string | undefined): string {
  const { status, headers, body } = plainTextResponse(statuses[code ?? ''] ?? 400, {
    Date: new Date().toUTCString(),
    Connection: 'close',
  });
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('')}\r\n${body}`;
}

/**
 * Responds to requests that Node cannot read, with the headers of the site's other plain text responses.
 * Never writes into another response: if an earlier request of the connection still waits for its
 * response, that response becomes the last of the connection. A response that has begun is
 * completed if it is already the last; otherwise the connection is cut.
 */
export function respondToClientErrors(
  server: Server,
  { current, closeAfterLast }: RequestQueues,
): void {
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    // Data that arrives after the first error causes further errors, which need no response.
    if (socket.writableEnded) return;
    const response = socket instanceof Socket ? current(socket) : undefined;
    const hasBegun = response?.headersSent;
    // The error is in a later request, and the client would read a 400 as the response to its earlier
    // request.
    if (socket instanceof Socket && response?.req.complete && !hasBegun) {
      closeAfterLast(socket);
      return;
    }
    if (!(socket instanceof Socket) || !socket.writable || (hasBegun && !isLast(response))) {
      socket.destroy();
      return;
    }
    socket.end(hasBegun ? '' : bytesFor(code));
    const timer = setTimeout(() => socket.destroy(), timeToRead);
    socket.once('close', () => clearTimeout(timer));
  });
}

/** The maximum number of bytes of a request body that the server reads. */
const maxRead = 64 * 1024;

/**
 * Milliseconds that a client has to read the last response if the server has not read the request
 * body to its end. Closing such a connection resets it, and a reset may discard the response.
 */
const timeToRead = 1_000;

/** Whether a response declares that it is the last of its connection. */
const isLast = (response: ServerResponse): boolean => response.getHeader('Connection') === 'close';

/** Sends the last response of a connection, without reading a long request body to its end. */
export function sendLast(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: SiteResponse<never>,
): void {
  // Sets the headers before writeHead, because getHeader does not return the headers of writeHead.
  response.setHeader('Connection', 'close');
  response.writeHead(status, headers);
  // The client now gets the whole response. For Node, the response ends at end(), which closes the
  // connection.
  // For a HEAD request, Node ignores write(), which would not send the headers.
  if (typeof body === 'string' && request.method !== 'HEAD') response.write(body);
  else response.flushHeaders();
  const end = () => void response.end();
  const timer = setTimeout(end, timeToRead);
  response.once('close', () => clearTimeout(timer));
  let read = 0;
  request.once('end', end).on('data', ({ length }: Buffer) => {
    read += length;
    if (read >= maxRead) request.pause();
  });
}
