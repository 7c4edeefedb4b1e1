import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf, isLoopback } from './client-address.ts';

/**
 * The maximum number of connections. The server refuses more, to leave file descriptors for the
 * files that it sends.
 */
export const maxConnections = 1_000;

/** The default maximum number of simultaneous connections of one client. */
const defaultPerAddress = 100;

/**
 * Refuses connections beyond `maxConnections`, and connections of one client beyond a limit per
 * client, so that one client cannot lock out all others. Connections over a Unix socket have no
 * limit per client.
 * @param max - the limit for every client; by default `defaultPerAddress`, except that connections
 * from this machine, such as those of a proxy in front, have no limit
 */
export function limitConnections(server: Server, max?: number): void {
  server.maxConnections = maxConnections;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (!address || (max === undefined && isLoopback(address))) return;
    const client = clientOf(address);
    const count = open.get(client) ?? 0;
    if (count >= (max ?? defaultPerAddress)) {
      socket.destroy();
      return;
    }
    open.set(client, count + 1);
    socket.once('close', () => {
      const left = (open.get(client) ?? 0) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}
