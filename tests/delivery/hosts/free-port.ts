import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOf } from '../../../server/testing/exchange.ts';

/** A port of 127.0.0.1 that nothing listens on, for a server that cannot be told to choose one. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server.address());
  server.close();
  await once(server, 'close');
  return port;
}
