import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';

/**
 * Requests a path over TLS from a server on this machine, and returns the response. Accepts any
 * certificate.
 */
export async function requestOverTls(
  port: number,
  hostname: string,
  path: string,
): Promise<IncomingMessage> {
  const way = { host: '127.0.0.1', port, path, servername: hostname, rejectUnauthorized: false };
  const outgoing = request({ ...way, agent: false, headers: { Host: hostname } }).end();
  const [reply]: IncomingMessage[] = await once(outgoing, 'response');
  if (!reply) throw new Error(`${path}: expected a response; found none.`);
  reply.resume();
  return reply;
}
