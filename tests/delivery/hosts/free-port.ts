import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOf } from '../../embedded-server.ts';

/** Returns a free port of 127.0.0.1, for a server that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server.address());
  server.close();
  await once(server, 'close');
  return port;
}
