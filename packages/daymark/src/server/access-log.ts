import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { loggedPath, printable } from './logged-path.ts';

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
 * Logs every request in a line of JSON, without IP addresses, user agents or other personal data.
 */
export function withAccessLog(
  app: RequestListener,
  write: (line: string) => void,
): RequestListener {
  const counted = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const begun = performance.now();
    const log = (whole: boolean) => {
      const bytes = socket.bytesWritten - (counted.get(socket) ?? 0);
      counted.set(socket, socket.bytesWritten);
      write(entryOf(request, response, { begun, bytes, whole }));
    };
    // Runs before Node's own listener, which starts the next response: its bytes must not count.
    response.prependListener('finish', () => log(true));
    response.once('close', () => {
      if (!response.writableFinished) log(false);
    });
    app(request, response);
  };
}
