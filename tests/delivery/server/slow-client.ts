import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';

/** The data that a slow client sends, and the address from which it connects. */
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

/** The state of an open connection, as the kernel writes it in its table of connections. */
const ESTABLISHED = '01';

/**
 * Returns how many connections of a client the server has open, including those that it has not accepted yet. A
 * client that does not read receives no event when a connection ends, so the function reads the kernel's table
 * of connections.
 * @param client - an IPv4 address of this machine
 */
async function openConnections(client: string): Promise<number> {
  const bytes = client.split('.').toReversed();
  const inTable = bytes.map((byte) => Number(byte).toString(16).padStart(2, '0')).join('');
  const isOpen = (line: string) => {
    const [, , remote = '', state] = line.trim().split(/\s+/);
    return remote.startsWith(`${inTable.toUpperCase()}:`) && state === ESTABLISHED;
  };
  return (await readFile('/proc/net/tcp', 'utf8')).split('\n').filter(isOpen).length;
}

/** Clients that have requested more than the socket buffers hold, and read nothing. */
interface Unreading {
  /** Returns how many connections of the clients the server has open. */
  open(): Promise<number>;
  /**
   * Reads the bytes that have arrived. Other clients of this process may then wait for seconds.
   * @returns the number of received bytes of each connection
   */
  readRest(): Promise<number[]>;
}

/** Requests more than the socket buffers hold, over several connections of one client, which reads nothing. */
export async function refuseToRead(
  port: number,
  count: number,
  { opening, from }: SlowClient,
): Promise<Unreading> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    socket.write(opening);
    sockets.push(socket.on('error', () => {}).pause());
    // Connects one after another, so that other clients of this process do not become slow too.
    await once(socket, 'connect');
  }
  return {
    open: () => openConnections(from),
    readRest: () =>
      Promise.all(
        sockets.map(
          (socket) =>
            new Promise<number>((resolve) => {
              // A reset comes as an error before the end.
              socket.once('close', () => resolve(socket.bytesRead)).resume();
            }),
        ),
      ),
  };
}
