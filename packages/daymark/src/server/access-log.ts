import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { loggedPath, printable } from './logged-path.ts';

/**
 * Returns a function that counts the bytes written to a socket since its previous call for that
 * socket.
 */
function byteMeter(): (socket: Socket) => number {
  const counted = new WeakMap<Socket, number>();
  return (socket) => {
    const bytes = socket.bytesWritten - (counted.get(socket) ?? 0);
    counted.set(socket, socket.bytesWritten);
    return bytes;
  };
}

function entryOf(
  request: IncomingMessage,
  response: ServerResponse,
  { begun, bytes, whole }: { begun: number; bytes: number; whole: boolean },
): string {
  const entry = {
    time: new Date().toISOString(),
    method: request.method,
    path: loggedPath(request.url ?? ''),
    status: response.headersSent ? response.statusCode : null,
    bytes,
    milliseconds: Math.round((performance.now() - begun) * 10) / 10,
    ...(!whole && { aborted: true }),
  };
  return printable(JSON.stringify(entry));
}

/**
 * Logs every finished or aborted request in one line of JSON. The line contains no data about the
 * client (no address, no user agent, no referrer), so that the log contains no personal data.
 */
export function withAccessLog(
  app: RequestListener,
  write: (line: string) => void,
): RequestListener {
  const bytesSince = byteMeter();
  return (request, response) => {
    const { socket } = request;
    const begun = performance.now();
    const log = (whole: boolean) =>
      write(entryOf(request, response, { begun, bytes: bytesSince(socket), whole }));
    // Runs before Node's own listener, which assigns the socket to the next response at once.
    response.prependListener('finish', () => log(true));
    response.once('close', () => {
      if (!response.writableFinished) log(false);
    });
    app(request, response);
  };
}
