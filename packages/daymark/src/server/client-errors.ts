import { type Server, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { PlainTextStatus } from '../http/plain-text-responses.ts';
import { plainTextResponse } from '../http/response.ts';
import { isLast, timeToRead } from './send-last.ts';
import type { RequestQueues } from './serialize-requests.ts';

/** Status codes for Node's errors about unreadable requests. Any other error gets 400. */
const statuses: Readonly<Record<string, PlainTextStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

function bytesFor(code: string | undefined): string {
  const { status, headers, body } = plainTextResponse(statuses[code ?? ''] ?? 400, {
    Date: new Date().toUTCString(),
    Connection: 'close',
  });
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('')}\r\n${body}`;
}

/**
 * Responds to unreadable requests, with the headers of the site's other plain text responses. Never
 * writes into another response. Completes responses to earlier requests that have not begun, and a
 * response that is already the last of its connection.
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
    // The error is in a later request, and the client would take a 400 for the pending response.
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
