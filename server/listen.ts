import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Address } from './environment.ts';
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

/** Milliseconds without a byte moving, after which a connection is dropped. */
const idleTimeout = 30_000;

/** Connections at a time; more are refused, which leaves files to open for those that are served. */
const maxConnections = 1_000;

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

/**
 * Starts listening.
 * @throws StartError when the port or the host cannot be had.
 */
export async function listen(app: RequestListener, address: Address): Promise<Server> {
  const server = createServer(limits, app);
  server.timeout = idleTimeout;
  server.maxConnections = maxConnections;
  server.listen(address.port, address.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, address);
  }
  return server;
}

/** The URL of the home page on a server that listens. */
export function urlOfServer(server: Server, host: string): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : '';
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}/`;
}
