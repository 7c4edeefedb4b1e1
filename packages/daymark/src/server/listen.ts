import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Inherited } from './activation.ts';
import { respondToClientErrors } from './client-errors.ts';
import { limitConnections } from './connection-limit.ts';
import type { Address } from './environment.ts';
import { serializeRequests } from './serialize-requests.ts';
import { StartError } from './start-error.ts';

/**
 * Timeouts in milliseconds. Node's defaults (headers 60 s, request 300 s, checked every 30 s) let a
 * few hundred slow clients hold every connection.
 */
export const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/**
 * Milliseconds after which a connection without any transferred byte is dropped. If bytes have
 * moved since Node last wrote to the system, Node notices that only when this timeout fires, and
 * then waits for as long again.
 */
export const idleTimeout = 20_000;

/**
 * Milliseconds that a connection is kept open for another request after a response. Browsers reuse
 * an idle connection within seconds or open another. Open connections count towards
 * `maxConnections`.
 */
export const keepAliveTimeout = 5_000;

/**
 * The maximum number of connections that wait to be accepted; the system may allow fewer. When that
 * many wait, a further client retries after 1 second, then after 2 more.
 */
export const backlog = 4_096;

function explain(error: unknown, { port, host }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const other = port < 65_535 ? port + 1 : port - 1;
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} of ${host} is in use. Choose another: PORT=${other} npm start`,
    );
  if (code === 'EACCES')
    return new StartError(
      `Port ${port} requires elevated privileges. Choose another: PORT=4321 npm start`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartError(
      `HOST: expected an address of this machine, found "${host}". Example: HOST=127.0.0.1 npm start`,
    );
  return error;
}

function unusable({ fd }: Inherited, cause: unknown): StartError {
  return new StartError(
    `LISTEN_FDS: expected a listening socket with the file descriptor ${fd}; found none.`,
    { cause },
  );
}

/**
 * Starts listening on an address, or on a socket that another process has opened.
 * @param connectionsPerAddress - as for `limitConnections`
 * @throws StartError when the port, the host or the socket cannot be used.
 */
export async function listen(
  app: RequestListener,
  place: Address | Inherited,
  connectionsPerAddress?: number,
): Promise<Server> {
  const { listener, current } = serializeRequests(app);
  // Node responds to a request without a Host header by itself, without our headers and without a
  // line in the access log. The site's listener checks the Host header instead.
  const server = createServer({ ...limits, keepAliveTimeout, requireHostHeader: false }, listener);
  server.timeout = idleTimeout;
  limitConnections(server, connectionsPerAddress);
  respondToClientErrors(server, current);
  // Node itself would respond with 417 to some requests with an Expect header, without our headers.
  // For others it would ask the client for the body. A response without "100 Continue" ends the
  // connection.
  for (const event of ['checkExpectation', 'checkContinue'])
    server.on(event, (request, response) => server.emit('request', request, response));
  // A separate argument, because Node ignores the option `backlog` for an inherited socket.
  server.listen(place, backlog);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw 'fd' in place ? unusable(place, error) : explain(error, place);
  }
  return server;
}

/**
 * Returns the URL of the home page on a listening server, or a description of a socket without a
 * port.
 * @param host - the host that the owner has set; by default the address that the server listens on
 */
export function urlOfServer(server: Server, host?: string): string {
  const bound = server.address();
  if (bound === null) return 'the inherited socket';
  if (typeof bound === 'string') return bound;
  const name = host ?? bound.address;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${bound.port}/`;
}
