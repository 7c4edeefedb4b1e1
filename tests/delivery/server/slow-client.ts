import { connect } from 'node:net';

export interface SlowClient {
  /** What it sends at once. */
  readonly opening: string;
  /** What it goes on sending, every half second. */
  readonly drip?: string;
  /** The address that it comes from. */
  readonly from: string;
}

const dripInterval = 500;

/** Connects, and holds the connection as long as the server lets it: for how many milliseconds. */
export function hold(port: number, { opening, drip, from }: SlowClient): Promise<number> {
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
 * Asks for more than fits between the two ends and reads nothing of it for some time, then all that
 * still comes: how many bytes.
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
