import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Has each connection's requests answered one after another. A client may send the next ones before
 * it has read an answer; were they all begun at once, one that reads nothing would hold a file open
 * for each, until there are none left for others.
 */
export function inTurn(app: RequestListener): RequestListener {
  const last = new WeakMap<Socket, Promise<void>>();
  return (request, response) => {
    const { socket } = request;
    const before = last.get(socket);
    const ended = new Promise<void>((resolve) => response.once('close', resolve));
    last.set(socket, ended);
    if (!before) app(request, response);
    else before.then(() => socket.destroyed || app(request, response));
  };
}
