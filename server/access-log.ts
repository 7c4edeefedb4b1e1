import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { loggedPath, printable } from './logged-path.ts';

/** Bytes that a connection has been given since it was last asked. */
function byteMeter(): (socket: Socket) => number {
  const told = new WeakMap<Socket, number>();
  return (socket) => {
    const bytes = socket.bytesWritten - (told.get(socket) ?? 0);
    told.set(socket, socket.bytesWritten);
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
 * Tells every request that was answered or aborted in one line of JSON. It holds nothing of who
 * asked (no address, no browser, no page they came from), so that the log is no personal data.
 */
export function withAccessLog(
  app: RequestListener,
  write: (line: string) => void,
): RequestListener {
  const bytesSince = byteMeter();
  return (request, response) => {
    const { socket } = request;
    const begun = performance.now();
    const tell = (whole: boolean) =>
      write(entryOf(request, response, { begun, bytes: bytesSince(socket), whole }));
    // Before Node's own listener, which gives the connection to the next answer at once.
    response.prependListener('finish', () => tell(true));
    response.once('close', () => {
      if (!response.writableFinished) tell(false);
    });
    app(request, response);
  };
}
