import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { isIPv6, Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { dropSlowClients, limitConnections } from './connections.ts';
import { type Address, type Inherited, listenError } from './environment.ts';
import { maxFields, respondToClientErrors } from './refused-requests.ts';
import { type RequestQueues, serializeRequests } from './serialize-requests.ts';

/**
 * Timeouts in milliseconds, and the interval at which Node checks them. With Node's defaults, slow
 * clients could occupy connections for minutes.
 */
export const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/**
 * Milliseconds after which a connection without any transferred byte is dropped: as long as a phone
 * may be in a tunnel. Shorter limits apply to clients that send a request, and `leastRate` to clients
 * that read a response.
 */
export const idleTimeout = 60_000;

/**
 * Milliseconds to keep a connection for another request. Browsers reuse a connection within
 * seconds.
 */
export const keepAliveTimeout = 5_000;

/** The maximum number of connections that wait to be accepted. Further clients retry later. */
export const backlog = 4_096;

/**
 * Starts listening on an address, or on a socket that another process has opened.
 * @param connectionsPerAddress - the maximum number of connections of one client; without it, the
 * default of `limitConnections`
 * @returns the server, and a function that stops it gracefully
 * @throws StartError when the port, the host or the socket cannot be used.
 */
export async function listen(
  app: RequestListener,
  address: Address | Inherited,
  connectionsPerAddress?: number,
) {
  const queues = serializeRequests(app);
  // Node itself would respond to a missing Host header, without our headers or log line. The site's
  // listener checks the header instead.
  const server = createServer(
    { ...limits, keepAliveTimeout, requireHostHeader: false },
    queues.listener,
  );
  server.timeout = idleTimeout;
  // One field more than the limit, so that the server recognizes a request beyond the limit.
  server.maxHeadersCount = maxFields + 1;
  limitConnections(server, connectionsPerAddress);
  dropSlowClients(server, (socket) => queues.current(socket) !== undefined);
  respondToClientErrors(server, queues);
  // Node itself would respond to an Expect header with 417, without our headers, or ask for the
  // body. Node closes a connection whose response comes without 100 Continue.
  for (const event of ['checkExpectation', 'checkContinue'])
    server.on(event, (request, response) => server.emit('request', request, response));
  // A separate argument, because Node ignores the option `backlog` for an inherited socket.
  server.listen(address, backlog);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, address);
  }
  return { server, stop: (timeouts?: typeof STOP) => stop(server, queues, timeouts) };
}

/**
 * Returns the URL of the home page, with the configured host, or a description of a socket without
 * a port.
 */
export function urlOfServer(server: Server, host?: string): string {
  const bound = server.address();
  if (bound === null) return 'the inherited socket';
  if (typeof bound === 'string') return bound;
  const name = host ?? bound.address;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${bound.port}/`;
}

/**
 * The limits of a stop. At most `waiting` connections are accepted, because clients may never stop
 * opening connections. Idle connections stay open for `idle` milliseconds, because a request may be in
 * transit, and the whole stop takes at most `total` milliseconds.
 */
const STOP = { waiting: backlog, idle: 500, total: 10_000 };

/**
 * Stops a server. The server accepts only the connections that already wait, and responds to the
 * requests that it has received. The last response of each connection has `Connection: close`.
 * Resolves when the last connection has ended.
 */
async function stop(
  server: Server,
  queues: RequestQueues,
  { waiting, idle, total } = STOP,
): Promise<void> {
  const deadline = performance.now() + total;
  queues.closeAfterLast();
  await acceptWaiting(server, waiting, deadline);
  const closed = Promise.withResolvers<void>();
  // The close() of an http server closes idle connections at once, with requests in transit.
  NetServer.prototype.close.call(server, () => closed.resolve());
  // Repeated, because responses that had already begun could not set `Connection: close`.
  const sweep = setInterval(() => server.closeIdleConnections(), idle);
  const end = setTimeout(() => server.closeAllConnections(), deadline - performance.now());
  await closed.promise;
  clearInterval(sweep);
  clearTimeout(end);
}

/**
 * Accepts the connections that the system has established. Node accepts one connection in each turn
 * of the event loop.
 */
async function acceptWaiting(server: Server, most: number, deadline: number): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  for (const event of ['connection', 'drop']) server.on(event, count);
  let before: number;
  do {
    before = accepted;
    // The first turn may end before Node looks for connections again.
    await nextTurn();
    await nextTurn();
  } while (accepted > before && accepted < most && performance.now() < deadline);
}
