import { type Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { timeLimits } from '../../time-limits.ts';

/** A complete response. */
export interface CompleteResponse {
  readonly url: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as sent: compressed, if the request accepted compression. */
  readonly body: Buffer;
}

/** The error of a request that got no complete response. */
export class ExchangeError extends Error {
  /**
   * Whether the request may be retried on a new connection: true if the request was sent over a
   * reused connection, which the server may already have been closing, and no byte of a response
   * arrived.
   * Source: RFC 9112, 9.3.1.
   */
  readonly repeatable: boolean;

  /** @param state a description of the connection, for people who look for the cause */
  constructor(url: string, repeatable: boolean, cause: Error, state: string) {
    const code = 'code' in cause ? String(cause.code) : 'no code';
    super(`${url}: ${cause.message} (${code}), ${state}`, { cause });
    this.repeatable = repeatable;
  }
}

/** Milliseconds without a byte, after which a response counts as failed. */
const timeout = timeLimits.wait;

/**
 * Returns a function that returns the number of bytes that a request's connection had received
 * before the request.
 */
function receivedBefore(outgoing: ClientRequest): () => number | undefined {
  let before: number | undefined;
  outgoing.once('socket', (socket) => {
    before = socket.bytesRead;
  });
  return () => before;
}

/**
 * Sends one GET request.
 * @param agent - keeps connections for later requests; if false, the request gets a new connection
 * @throws ExchangeError
 */
export async function get(
  url: string,
  agent: Agent | false,
  headers: Readonly<Record<string, string>> = {},
): Promise<CompleteResponse> {
  const outgoing = request(url, { agent, headers, timeout });
  const before = receivedBefore(outgoing);
  const begun = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<CompleteResponse>();
  const fail = (cause: Error) => {
    // A connection that has received bytes before is a reused one. Node's `reusedSocket` would be
    // false if the agent passed the connection directly from one request to the next.
    const received = before() ?? 0;
    const nothing = outgoing.socket?.bytesRead === received;
    const passed = Math.round(performance.now() - begun);
    const state = `after ${passed} ms, ${received} bytes before it, ${outgoing.socket?.bytesRead} now`;
    reject(new ExchangeError(url, received > 0 && nothing, cause, state));
  };
  outgoing.once('error', fail);
  outgoing.once('timeout', () => outgoing.destroy(new Error(`no byte in ${timeout / 1000} s`)));
  outgoing.once('response', (reply) => {
    buffer(reply).then(
      (body) => resolve({ url, status: reply.statusCode ?? 0, headers: reply.headers, body }),
      fail,
    );
  });
  outgoing.end();
  return promise;
}
