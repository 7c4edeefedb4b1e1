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
 * Closes the connections of clients that read more slowly than `leastRate`. A timeout that any byte
 * restarts would let a client hold its connection, and the file of its response, without an end.
 */
export function dropSlowReaders(server: Server, { bytes, period, interval } = leastRate): void {
  /** For each connection, how many bytes the client had taken at the last checks, oldest first. */
  const taken = new Map<Socket, number[]>();
  server.on('connection', (socket: Socket) => {
    taken.set(socket, []);
    socket.once('close', () => taken.delete(socket));
  });
  function check(socket: Socket, earlier: number[]): void {
    // Otherwise the server does not wait for the client.
    if (socket.writableLength > 0) earlier.push(takenBytes(socket));
    else earlier.length = 0;
    if (earlier.length <= period / interval) return;
    const [first = 0] = earlier.splice(0, 1);
    if ((earlier.at(-1) ?? 0) - first < bytes) socket.destroy();
  }
  const timer = setInterval(() => {
    for (const [socket, earlier] of taken) check(socket, earlier);
  }, interval);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
