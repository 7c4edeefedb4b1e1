import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The least rate at which a client reads: 240 bytes a second, averaged over a minute, as in IIS and
 * Kestrel. The slowest phone network, GPRS, transfers ten times as many, so a phone may spend most of
 * the minute in a tunnel. The minute is also needed because the system reports progress in steps: it
 * asks for more bytes when a third of its buffer is free, which is some 30 KB.
 */
export const leastRate = {
  /** The bytes that a client must take in `period`, if the server waits for the client. */
  bytes: 14_400,
  /** Milliseconds over which the rate is averaged. */
  period: 60_000,
  /** Milliseconds between two checks. */
  interval: 5_000,
};

/** Returns the number of bytes that the system has taken from a socket. */
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
 * has for the next request, its headers and a body that the server discards. Each of those limits
 * begins again with bytes that are no request, such as empty lines.
 */
export const longestIdle = 30_000;

interface Client {
  /** How many bytes the client had taken at the last checks, oldest first. */
  readonly taken: number[];
  /** Milliseconds without a request or a response. */
  idle: number;
}

/**
 * Closes the connections of clients that read more slowly than `leastRate`, or that make no request.
 * A timeout that any byte restarts would let a client hold its connection, and the file of its
 * response, without an end.
 * @param isPending returns whether a response on a connection is pending
 */
export function dropSlowClients(
  server: Server,
  isPending: (socket: Socket) => boolean,
  { bytes, period, interval } = leastRate,
): void {
  const clients = new Map<Socket, Client>();
  server.on('connection', (socket: Socket) => {
    clients.set(socket, { taken: [], idle: 0 });
    socket.once('close', () => clients.delete(socket));
  });
  server.on('request', ({ socket }) => {
    const client = clients.get(socket);
    if (client) client.idle = 0;
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
    client.idle = isPending(socket) ? 0 : client.idle + interval;
    return client.idle > longestIdle;
  }
  const timer = setInterval(() => {
    for (const [socket, client] of clients)
      if (isTooSlow(socket, client) || isIdle(socket, client)) socket.destroy();
  }, interval);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
