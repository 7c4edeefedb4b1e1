import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { portOf } from '../../embedded-server.ts';

/**
 * A running server for the host name localhost, with an http port that redirects to its https port.
 */
export interface SecureHost {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Stops the server. Resolves when it has stopped. */
  stop(): Promise<void>;
}

async function open(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server.address());
}

/**
 * Returns a listener that forwards requests to a port, with the header X-Forwarded-Proto: https.
 */
function passTo(port: number) {
  return ({ url, method, headers }: IncomingMessage, response: ServerResponse) => {
    const forwarded = { ...headers, 'x-forwarded-proto': 'https' };
    const outgoing = request({ host: '127.0.0.1', port, path: url, method, headers: forwarded });
    outgoing.once('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    outgoing.once('error', (error) => response.destroy(error));
    outgoing.end();
  };
}

/** Opens a TLS proxy on localhost in front of a server, and an http port that redirects to it. */
export async function openTlsFront(
  port: number,
  certificate: { readonly cert: string; readonly key: string },
): Promise<SecureHost> {
  const secure = createSecureServer(certificate, passTo(port));
  const httpsPort = await open(secure);
  const plain = createServer(({ url }, response) =>
    response.writeHead(308, { Location: `https://localhost:${httpsPort}${url}` }).end(),
  );
  const httpPort = await open(plain);
  async function stop(): Promise<void> {
    for (const server of [secure, plain]) {
      server.closeAllConnections();
      server.close();
    }
  }
  return { httpPort, httpsPort, stop };
}
