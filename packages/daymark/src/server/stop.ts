import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { RequestQueues } from './serialize-requests.ts';

/**
 * Timeouts in milliseconds. Idle connections stay open for `idle`, because a request may be in
 * transit on them. The whole stop takes at most `total`.
 */
const timeouts = { idle: 500, total: 10_000 };

/**
 * Stops a server: it accepts no new connections, responds to the requests that it has received, and
 * the last response of each connection has `Connection: close`. Resolves when the last connection
 * has ended.
 */
export async function gracefulStop(
  server: Server,
  queues: RequestQueues,
  { idle, total } = timeouts,
): Promise<void> {
  queues.closeAfterLast();
  const closed = Promise.withResolvers<void>();
  // The close() of an http server closes idle connections at once, with requests in transit.
  NetServer.prototype.close.call(server, () => closed.resolve());
  // Repeated, because responses that had already begun could not set `Connection: close`.
  const sweep = setInterval(() => server.closeIdleConnections(), idle);
  const end = setTimeout(() => server.closeAllConnections(), total);
  await closed.promise;
  clearInterval(sweep);
  clearTimeout(end);
}
