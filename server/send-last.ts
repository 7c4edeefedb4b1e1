import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';

/** Bytes of a body, after which no more of it is read. */
export const mostRead = 64 * 1024;

/**
 * Milliseconds that a client has to read the last answer while bytes of its body are left unread. A
 * connection that is closed with unread bytes is reset, and a reset may discard the answer.
 */
export const timeToRead = 1_000;

/** Whether an answer says that it is the last of its connection. */
export function isLast(response: ServerResponse): boolean {
  return response.getHeader('Connection') === 'close';
}

/** Sends the last answer of a connection, without reading a long body to its end. */
export function sendLast(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer<never>,
): void {
  // Not among the headers of writeHead, which getHeader does not see.
  response.setHeader('Connection', 'close');
  response.writeHead(status, headers);
  // The response is complete for the client here, and for Node, which then closes, at its end().
  if (typeof body === 'string') response.write(body);
  else response.flushHeaders();
  const end = () => void response.end();
  const timer = setTimeout(end, timeToRead);
  response.once('close', () => clearTimeout(timer));
  let read = 0;
  request.once('end', end).on('data', ({ length }: Buffer) => {
    read += length;
    if (read >= mostRead) request.pause();
  });
}
