import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf, isLoopback } from './client-address.ts';

/** Connections at a time; more are refused, which leaves files to open for those that are served. */
export const maxConnections = 1_000;

/** Connections at a time from one client, where nothing else is set. */
export const defaultPerAddress = 100;

/**
 * Refuses connections beyond `maxConnections`, and those of a client that has as many as it may, so
 * that one client cannot keep all others out. Sockets without an address, as Unix sockets, have no limit.
 * @param most - for every address; when absent, `defaultPerAddress`, but no limit for this machine,
 *   where a proxy in front connects from
 */
export function limitConnections(server: Server, most?: number): void {
  server.maxConnections = maxConnections;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (!address || (most === undefined && isLoopback(address))) return;
    const client = clientOf(address);
    const count = open.get(client) ?? 0;
    if (count >= (most ?? defaultPerAddress)) {
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
