import type { Server } from 'node:http';
import { isIPv6, type Socket } from 'node:net';

/**
 * The maximum number of connections. The server refuses more, to leave file descriptors for the
 * files that it sends.
 */
export const maxConnections = 1_000;

/** The default maximum number of simultaneous connections of one client. */
const DEFAULT_PER_CLIENT = 100;

/**
 * Refuses connections beyond `maxConnections`, and connections of one client beyond a limit per
 * client, so that one client cannot lock out all others. Connections over a Unix socket have no
 * limit per client.
 * @param max - the limit for every client; by default `DEFAULT_PER_CLIENT`, except that connections
 * from this machine, such as the connections of a proxy in front, have no limit
 */
export function limitConnections(server: Server, max?: number): void {
  server.maxConnections = maxConnections;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (!address || (max === undefined && LOOPBACK.test(address))) return;
    const client = clientOf(address);
    const count = open.get(client) ?? 0;
    if (count >= (max ?? DEFAULT_PER_CLIENT)) {
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

/** Matches the prefix `::ffff:`, which a socket for both IPv4 and IPv6 adds to IPv4 addresses. */
const mapped = /^::ffff:(?=[\d.]+$)/i;

/** Matches the addresses of clients that run on this machine. */
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/i;

const groupsOf = (part: string) => part.split(':').filter(Boolean);

/**
 * Returns the identity of a client: its IPv4 address, or the first 64 bits of its IPv6 address,
 * because a client is usually assigned a /64 and may use any address in it.
 * @param address - the address as Node reports it, in its shortest form
 */
export function clientOf(address: string): string {
  const plain = address.replace(mapped, '');
  if (!isIPv6(plain)) return plain;
  const [start = [], end = []] = plain.split('::').map(groupsOf);
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}

/**
 * The minimum rate at which a client must read: 240 bytes a second, averaged over a minute, as in IIS
 * and Kestrel. The slowest phone network, GPRS, transfers ten times as many, so a phone may spend most
 * of the minute in a tunnel. The minute is also needed because the system reports progress in steps: it
 * asks for more bytes when a third of its buffer is free, which is some 30 KB.
 */
const leastRate = {
  /** The bytes that a client must take in `period`, if the server waits for the client. */
  bytes: 14_400,
  /** Milliseconds over which the rate is averaged. */
  period: 60_000,
  /** Milliseconds between two checks. */
  interval: 5_000,
};

/** Returns how many of the bytes written to a socket the operating system has accepted. */
function takenBytes(socket: Socket): number {
  const handle: unknown = '_handle' in socket ? socket._handle : undefined;
  if (
    typeof handle === 'object' &&
    handle &&
    'bytesWritten' in handle &&
    'writeQueueSize' in handle
  )
    return Number(handle.bytesWritten) - Number(handle.writeQueueSize);
  // Node has no public API for a part of a chunk, and a slow client needs a minute for a chunk.
  return socket.bytesWritten - socket.writableLength;
}

/**
 * Milliseconds for which a connection stays open without a request or a response: more than a client
 * has for the next request, its headers and a body that the server discards. Bytes that are no request,
 * such as empty lines, restart the limits for the next request, its headers and its body, but not this
 * one.
 */
const longestIdle = 30_000;

/** The facts that the server knows about the client of a connection. */
interface Client {
  /** The numbers of bytes that the client had taken at the last checks, oldest first. */
  readonly taken: number[];
  /** The time at which the connection began, or last had a request or a pending response. */
  active: number;
}

/**
 * Closes the connections of clients that read more slowly than `leastRate`, or that make no request.
 * A timeout that restarts with every byte would let a client hold its connection, and the file of its
 * response, forever.
 * @param isPending returns whether a response on a connection is pending
 */
export function dropSlowClients(
  server: Server,
  isPending: (socket: Socket) => boolean,
  { bytes, period, interval } = leastRate,
): void {
  const clients = new Map<Socket, Client>();
  server.on('connection', (socket: Socket) => {
    clients.set(socket, { taken: [], active: performance.now() });
    socket.once('close', () => clients.delete(socket));
  });
  server.on('request', ({ socket }) => {
    const client = clients.get(socket);
    if (client) client.active = performance.now();
  });

  function isTooSlow(socket: Socket, { taken }: Client): boolean {
    // Otherwise the server does not wait for the client.
    if (socket.writableLength > 0) taken.push(takenBytes(socket));
    else taken.length = 0;
    if (taken.length <= period / interval) return false;
    const [first = 0] = taken.splice(0, 1);
    return (taken.at(-1) ?? 0) - first < bytes;
  }
  function isIdle(socket: Socket, client: Client): boolean {
    if (isPending(socket)) client.active = performance.now();
    return performance.now() - client.active > longestIdle;
  }
  const timer = setInterval(() => {
    for (const [socket, client] of clients)
      if (isTooSlow(socket, client) || isIdle(socket, client)) socket.destroy();
  }, interval);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
