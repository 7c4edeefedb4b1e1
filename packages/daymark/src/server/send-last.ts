import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteResponse } from '../http/response.ts';

/** The maximum number of bytes of a request body that the server reads. */
const maxRead = 64 * 1024;

/**
 * Milliseconds that a client has to read the last response if the server has not read the request
 * body to its end. Closing such a connection resets it, and a reset may discard the response.
 */
export const timeToRead = 1_000;

/** Whether a response declares that it is the last of its connection. */
export function isLast(response: ServerResponse): boolean {
  return response.getHeader('Connection') === 'close';
}

/** Sends the last response of a connection, without reading a long request body to its end. */
export function sendLast(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: SiteResponse<never>,
): void {
  // Not passed to writeHead, because getHeader does not return the headers of writeHead.
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
