import type { RequestListener, ServerResponse } from 'node:http';
import { serve } from '../../../server/testing/exchange.ts';

/** Serves a listener until the test is over, at this address. */
export const serveAt = async (app: RequestListener) => `http://127.0.0.1:${await serve(app)}/`;

/** Answers the first request of each connection, and ends it at the second. */
export function answersOnce(): RequestListener {
  const answered = new WeakSet();
  return ({ socket }, response) => {
    if (answered.has(socket)) socket.destroy();
    else response.end();
    answered.add(socket);
  };
}

/** Begins an answer, and breaks off in it. */
export function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Length': '10' }).write('half');
  setTimeout(() => response.destroy(), 5);
}
