import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection while another is answered. */
export const maxWaiting = 16;

/** Answers the requests of each connection in turn. */
export interface InTurn {
  readonly listener: RequestListener;
  /** The response under way on a connection; undefined when there is none. */
  current(socket: Socket): ServerResponse | undefined;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Queue {
  current?: ServerResponse;
  readonly waiting: Exchange[];
}

/** In the terms of Node's parser: reads on after a request as another protocol, which is to stop. */
const stop = () => 2;

/**
 * Destroys a socket, and stops Node from parsing what it has read from it. Node would abort each of
 * up to thousands of requests with an error, which takes a tenth of a second. Node has no public way
 * to stop its parser. One without this property parses on, which is slow and harms nothing.
 */
function cut(socket: Socket): void {
  if ('parser' in socket && typeof socket.parser === 'object' && socket.parser)
    if ('onIncoming' in socket.parser) socket.parser.onIncoming = stop;
  socket.destroy();
}

/**
 * Has each connection's requests answered one after another. A client may send the next ones before
 * it has read an answer; were they all begun at once, one that reads nothing would hold a file open
 * for each, until there are none left for others. A connection with more than `maxWaiting` waiting
 * requests is cut, because each takes memory: its client may repeat what was not answered.
 * Source: RFC 9112, 9.3.2.
 */
export function inTurn(app: RequestListener): InTurn {
  const queues = new WeakMap<Socket, Queue>();

  function answer(socket: Socket, queue: Queue, { request, response }: Exchange): void {
    queue.current = response;
    response.once('close', () => {
      const next = queue.waiting.shift();
      // A socket is no longer writable after the last answer of a connection.
      if (next && socket.writable) answer(socket, queue, next);
      else queues.delete(socket);
    });
    app(request, response);
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = queues.get(socket);
    if (!queue) {
      const first: Queue = { waiting: [] };
      queues.set(socket, first);
      answer(socket, first, { request, response });
    } else if (queue.waiting.length < maxWaiting) {
      queue.waiting.push({ request, response });
    } else {
      queue.waiting.length = 0;
      cut(socket);
    }
  }
  return { listener, current: (socket) => queues.get(socket)?.current };
}
