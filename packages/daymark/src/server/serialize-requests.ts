import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf } from './connections.ts';

/** The maximum number of requests that wait on one connection for an earlier response. */
const maxWaiting = 16;

/**
 * The maximum number of bytes of the waiting requests of one connection, and of all connections of
 * one client, as `bytesOf` estimates them.
 */
const maxWaitingBytes = { ofConnection: 128 * 1024, ofClient: 4 * 1024 ** 2 };

/** Responds to the requests of each connection one at a time. */
export interface RequestQueues {
  readonly listener: RequestListener;
  /** Returns the pending response of a connection; undefined when there is none. */
  current(socket: Socket): ServerResponse | undefined;
  /**
   * Makes the response to the newest request of a connection the last response of the connection: the
   * response gets `Connection: close`, unless its headers have been sent.
   * @param only the connection; when absent, all connections, including later connections
   */
  closeAfterLast(only?: Socket): void;
}

/**
 * The requests of a connection: the request with a pending response, and the requests that wait for
 * this response.
 */
interface Queue {
  readonly client: string;
  current?: ServerResponse;
  readonly waiting: { respond(): void; readonly bytes: number }[];
  /** The bytes of the waiting requests. */
  bytes: number;
  isClosing?: boolean;
}

/**
 * Estimates the memory of a request and its response: 2 KB for Node's objects, and 40 bytes for each
 * name and each value in addition to its characters.
 */
function bytesOf({ url = '', rawHeaders }: IncomingMessage): number {
  const texts = rawHeaders.reduce((sum, { length }) => sum + length, url.length);
  return 2_048 + texts + 40 * rawHeaders.length;
}

/** The return value 2 means to Node's parser that another protocol follows, so the parser stops. */
const stop = () => 2;

/**
 * Destroys a socket and stops Node's parser, which would otherwise parse and abort up to thousands
 * of requests that have already arrived. Node has no public API for that. In a version of Node
 * without the property `onIncoming`, the parser continues, which is slow but harmless.
 */
function cut(socket: Socket): void {
  if ('parser' in socket && typeof socket.parser === 'object' && socket.parser)
    if ('onIncoming' in socket.parser) socket.parser.onIncoming = stop;
  socket.destroy();
}

/**
 * Serializes the requests of each connection. A client may pipeline requests before it has read a
 * response. If the server started them all at once, a client that reads nothing would keep one file
 * open for each request. A connection with more than `maxWaiting` or `maxWaitingBytes` waiting
 * requests is closed, because each request takes memory; the client may send them again. Source: RFC
 * 9112, 9.3.2.
 */
export function serializeRequests(app: RequestListener): RequestQueues {
  const queues = new Map<Socket, Queue>();
  const bytesOfClients = new Map<string, number>();
  let closing = false;

  const ofClient = ({ client }: Queue) => bytesOfClients.get(client) ?? 0;

  function count(queue: Queue, bytes: number): void {
    queue.bytes += bytes;
    const sum = ofClient(queue) + bytes;
    if (sum > 0) bytesOfClients.set(queue.client, sum);
    else bytesOfClients.delete(queue.client);
  }

  function markIfLast({ current, waiting, isClosing = closing }: Queue): void {
    if (isClosing && waiting.length === 0 && current && !current.headersSent)
      current.setHeader('Connection', 'close');
  }

  function enqueue(queue: Queue, bytes: number, respond: () => void): boolean {
    const { ofConnection, ofClient: most } = maxWaitingBytes;
    if (queue.waiting.length >= maxWaiting || queue.bytes + bytes > ofConnection) return false;
    if (ofClient(queue) + bytes > most) return false;
    queue.waiting.push({ respond, bytes });
    count(queue, bytes);
    // The current response was marked as the last response when no other request had arrived.
    if (closing && !queue.current?.headersSent) queue.current?.removeHeader('Connection');
    return true;
  }

  /** Responds to a request, or lets it wait for the earlier requests of its connection. */
  function listener(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    if (socket.destroyed) return;
    const known = queues.get(socket);
    const queue = known ?? { client: clientOf(socket.remoteAddress ?? ''), waiting: [], bytes: 0 };
    const drop = () => {
      queue.waiting.length = 0;
      count(queue, -queue.bytes);
    };
    const respond = () => {
      queue.current = response;
      markIfLast(queue);
      response.once('close', () => {
        // A socket is no longer writable after the last response of a connection.
        if (!socket.writable) drop();
        const next = queue.waiting.shift();
        if (!next) {
          queues.delete(socket);
          return;
        }
        count(queue, -next.bytes);
        next.respond();
      });
      app(request, response);
    };
    if (!known) {
      queues.set(socket, queue);
      respond();
    } else if (!enqueue(queue, bytesOf(request), respond)) {
      drop();
      cut(socket);
    }
  }

  return {
    listener,
    current: (socket) => queues.get(socket)?.current,
    closeAfterLast(only) {
      closing ||= !only;
      for (const queue of only ? [queues.get(only)] : queues.values()) {
        if (!queue) continue;
        queue.isClosing = true;
        markIfLast(queue);
      }
    },
  };
}
