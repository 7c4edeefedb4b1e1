import { connect } from 'node:net';

/** What a slow client sends, and where it connects from. */
export interface SlowClient {
  /** The bytes that the client sends at once. */
  readonly opening: string;
  /** The bytes that the client sends every half second. */
  readonly drip?: string;
  /** The address that the client connects from. */
  readonly from: string;
}

const dripInterval = 500;

/**
 * Connects, and keeps the connection open as long as the server allows.
 * @returns the duration of the connection in milliseconds
 */
export function holdConnection(port: number, { opening, drip, from }: SlowClient): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).resume();
  const begun = performance.now();
  const timer = drip ? setInterval(() => socket.write(drip), dripInterval) : undefined;
  socket.write(opening);
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve(performance.now() - begun);
    });
  });
}

/**
 * Requests more than the socket buffers hold, reads nothing for some time, and then reads
 * everything that still arrives.
 * @returns the number of received bytes
 */
export function refuseToRead(
  port: number,
  { opening, from }: SlowClient,
  milliseconds: number,
): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.write(opening);
  socket.on('error', () => {});
  let received = 0;
  socket.on('data', ({ length }) => {
    received += length;
  });
  socket.pause();
  setTimeout(() => socket.resume(), milliseconds);
  return new Promise((resolve) => {
    socket.once('close', () => resolve(received));
  });
}
