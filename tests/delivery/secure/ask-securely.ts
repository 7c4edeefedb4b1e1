import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';

/** What a port answers over TLS as this host, whoever has signed its certificate. */
export async function askSecurely(
  port: number,
  hostname: string,
  path: string,
): Promise<IncomingMessage> {
  const way = { host: '127.0.0.1', port, path, servername: hostname, rejectUnauthorized: false };
  const outgoing = request({ ...way, agent: false, headers: { Host: hostname } }).end();
  const [reply]: IncomingMessage[] = await once(outgoing, 'response');
  if (!reply) throw new Error(`${path}: expected an answer.`);
  reply.resume();
  return reply;
}
