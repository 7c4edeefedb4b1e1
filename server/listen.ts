import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Inherited } from './activation.ts';
import { answerClientErrors } from './client-errors.ts';
import { limitConnections } from './connection-limit.ts';
import type { Address } from './environment.ts';
import { inTurn } from './in-turn.ts';
import { StartError } from './start-error.ts';

/**
 * Milliseconds. Node's own limits (headers 60 s, request 300 s, looked at every 30 s) let a few
 * hundred slow clients hold every connection.
 */
export const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/**
 * Milliseconds without a byte moving, after which a connection is dropped; twice as many when bytes
 * moved since the last was handed to the system, which Node notices only then.
 */
export const idleTimeout = 20_000;

/**
 * Milliseconds that a connection is kept for another request after an answer. Browsers come back to
 * an idle connection within seconds or open another; kept ones count towards `maxConnections`.
 */
export const keepAliveTimeout = 5_000;

/**
 * Connections that may wait to be accepted; the system may allow fewer. A client that finds no room
 * tries again after 1 second, then after 2 more.
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
    return new StartError(`Port ${port} needs more rights. Choose another: PORT=4321 npm start`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartError(
      `HOST: expected an address of this machine, found "${host}". Example: HOST=127.0.0.1 npm start`,
    );
  return error;
}

function unusable({ fd }: Inherited, cause: unknown): StartError {
  return new StartError(
    `LISTEN_FDS: expected a socket that listens as open file ${fd}; found none.`,
    { cause },
  );
}

/**
 * Starts listening, on an address or on a socket that another process has opened.
 * @param connectionsPerAddress - as `limitConnections` takes it
 * @throws StartError when the port, the host or the socket cannot be had.
 */
export async function listen(
  app: RequestListener,
  place: Address | Inherited,
  connectionsPerAddress?: number,
): Promise<Server> {
  const { listener, current } = inTurn(app);
  // Node answers a request without a host by itself, without our headers and without a line in the
  // access log; the listener of a site checks the host instead.
  const server = createServer({ ...limits, keepAliveTimeout, requireHostHeader: false }, listener);
  server.timeout = idleTimeout;
  limitConnections(server, connectionsPerAddress);
  answerClientErrors(server, current);
  // Node would answer some of these with 417, without our headers, and ask others for their body. An
  // answer without "100 Continue" ends the connection.
  for (const event of ['checkExpectation', 'checkContinue'])
    server.on(event, (request, response) => server.emit('request', request, response));
  // Not among the options, where Node ignores it for a socket that it was given.
  server.listen(place, backlog);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw 'fd' in place ? unusable(place, error) : explain(error, place);
  }
  return server;
}

/**
 * The URL of the home page on a server that listens; of a socket without a port, what is known of it.
 * @param host - as the owner knows it; the address that is listened on when absent
 */
export function urlOfServer(server: Server, host?: string): string {
  const bound = server.address();
  if (bound === null) return 'the socket that it was given';
  if (typeof bound === 'string') return bound;
  const name = host ?? bound.address;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${bound.port}/`;
}
