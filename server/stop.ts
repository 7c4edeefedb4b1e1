import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Milliseconds. */
export interface Patience {
  /** For a request that is on its way over a connection that looks idle. */
  readonly idle: number;
  /** For everything. */
  readonly total: number;
}

const patience: Patience = { idle: 500, total: 10_000 };

/**
 * Prepares a server to be stopped gracefully; call before it receives requests.
 * @returns a function that stops it: no new connections, every answer from then on says
 *   `Connection: close`, and its promise fulfils when the last connection has ended.
 */
export function gracefulStop(server: Server, { idle, total } = patience): () => Promise<void> {
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
    // Not the close() of http: it cuts idle connections at once, and with them any request that is
    // under way on one and has not been read yet.
    NetServer.prototype.close.call(server, () => closed.resolve());
    // Again and again, for answers that had begun could not say that they were the last.
    const sweep = setInterval(() => server.closeIdleConnections(), idle);
    const end = setTimeout(() => server.closeAllConnections(), total);
    await closed.promise;
    clearInterval(sweep);
    clearTimeout(end);
  };
}
