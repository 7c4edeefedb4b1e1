import type { RequestListener, ServerResponse } from 'node:http';
import { serve } from '../../embedded-server.ts';

/** Serves a listener until the end of the test, and returns its URL. */
export const serveAt = async (app: RequestListener) => `http://127.0.0.1:${await serve(app)}/`;

/**
 * Returns a listener that responds to the first request of each connection, and closes the
 * connection at the second request.
 */
export function answersOnce(): RequestListener {
  const answered = new WeakSet();
  return ({ socket }, response) => {
    if (answered.has(socket)) socket.destroy();
    else response.end();
    answered.add(socket);
  };
}

/** Begins a response, and then closes the connection before the response is complete. */
export function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Length': '10' }).write('half');
  setTimeout(() => response.destroy(), 5);
}
