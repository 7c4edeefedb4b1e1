import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * Timeouts in milliseconds. Idle connections stay open for `idle`, because a request may be in
 * transit on them. The whole stop takes at most `total`.
 */
const timeouts = { idle: 500, total: 10_000 };

/**
 * Prepares a server for a graceful stop. Call it before the server receives requests.
 * @returns a function that stops the server: the server accepts no new connections, every later
 * response has `Connection: close`, and the promise resolves when the last connection has ended.
 */
export function gracefulStop(server: Server, { idle, total } = timeouts): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let stopping = false;

  function markLast(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  }
  server.prependListener('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (stopping) markLast(response);
  });

  return async () => {
    stopping = true;
    open.forEach(markLast);
    const closed = Promise.withResolvers<void>();
    // The close() of an http server closes idle connections at once, with requests in transit.
    NetServer.prototype.close.call(server, () => closed.resolve());
    // Repeated, because responses that had already begun could not set `Connection: close`.
    const sweep = setInterval(() => server.closeIdleConnections(), idle);
    const end = setTimeout(() => server.closeAllConnections(), total);
    await closed.promise;
    clearInterval(sweep);
    clearTimeout(end);
  };
}
