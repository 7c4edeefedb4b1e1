import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The maximum number of requests that wait on one connection while an earlier request is answered.
 */
export const maxWaiting = 16;

/** A listener that responds to the requests of each connection one at a time. */
interface RequestQueue {
  readonly listener: RequestListener;
  /** Returns the pending response of a connection; undefined when there is none. */
  current(socket: Socket): ServerResponse | undefined;
}

interface Queue {
  current?: ServerResponse;
  /** Each function responds to a request. */
  readonly waiting: (() => void)[];
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
 * open for each request. A connection with more than `maxWaiting` waiting requests is closed,
 * because each of them takes memory; the client may retry them. Source: RFC 9112, 9.3.2.
 */
export function serializeRequests(app: RequestListener): RequestQueue {
  const queues = new WeakMap<Socket, Queue>();

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    if (socket.destroyed) return;
    const known = queues.get(socket);
    const queue: Queue = known ?? { waiting: [] };
    const respond = () => {
      queue.current = response;
      response.once('close', () => {
        const next = queue.waiting.shift();
        // A socket is no longer writable after the last response of a connection.
        if (next && socket.writable) next();
        else queues.delete(socket);
      });
      app(request, response);
    };
    if (!known) {
      queues.set(socket, queue);
      respond();
    } else if (queue.waiting.length < maxWaiting) {
      queue.waiting.push(respond);
    } else {
      queue.waiting.length = 0;
      cut(socket);
    }
  }
  return { listener, current: (socket) => queues.get(socket)?.current };
}
