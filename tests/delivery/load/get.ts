import { type Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer that came to its end. */
export interface Answer {
  readonly url: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As sent: compressed, where the request accepted that. */
  readonly body: Buffer;
}

/** A request that had no whole answer. */
export class ExchangeError extends Error {
  /**
   * Whether it may be sent again on a new connection: it went over a reused one, which the server
   * may have been about to close, and not a byte of an answer came. Source: RFC 9112, 9.3.1.
   */
  readonly repeatable: boolean;

  constructor(url: string, repeatable: boolean, cause: Error) {
    const code = 'code' in cause ? String(cause.code) : 'no code';
    super(`${url}: ${cause.message} (${code})`, { cause });
    this.repeatable = repeatable;
  }
}

/** Milliseconds without a byte, after which an answer counts as lost. */
const patience = 15_000;

/** How many bytes had come over a request's connection when it was sent. */
function receivedBefore(outgoing: ClientRequest): () => number | undefined {
  let before: number | undefined;
  outgoing.once('socket', (socket) => {
    before = socket.bytesRead;
  });
  return () => before;
}

/**
 * Sends one GET.
 * @param agent - keeps connections for the next request; a new one, and for this one alone, when false
 * @throws ExchangeError
 */
export async function get(
  url: string,
  agent: Agent | false,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const outgoing = request(url, { agent, headers, timeout: patience });
  const before = receivedBefore(outgoing);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const fail = (cause: Error) => {
    // Node's `reusedSocket` knows nothing of a connection that one request hands to the next.
    const received = before() ?? 0;
    const nothing = outgoing.socket?.bytesRead === received;
    reject(new ExchangeError(url, received > 0 && nothing, cause));
  };
  outgoing.once('error', fail);
  outgoing.once('timeout', () => outgoing.destroy(new Error(`no byte in ${patience / 1000} s`)));
  outgoing.once('response', (reply) => {
    buffer(reply).then(
      (body) => resolve({ url, status: reply.statusCode ?? 0, headers: reply.headers, body }),
      fail,
    );
  });
  outgoing.end();
  return promise;
}
