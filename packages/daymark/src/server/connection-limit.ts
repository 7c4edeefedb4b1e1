import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf, isLoopback } from './client-address.ts';

/** The maximum number of connections. More would take the file descriptors that these need. */
export const maxConnections = 1_000;

/** The default maximum number of simultaneous connections of one client. */
const defaultPerAddress = 100;

/**
 * Refuses connections beyond `maxConnections`, and those of a client beyond its own limit, so that
 * one client cannot lock out all others. Unix sockets have no limit.
 * @param max - the limit for every address; by default `defaultPerAddress`, without a limit for
 * this machine, from which a proxy in front connects
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
