import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from './range.ts';
import type { Representation } from './routes.ts';

/** What is to be sent of a file, and how. */
export interface Transmission {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Representation;
  /** The whole when absent. */
  readonly range?: ByteRange;
}

/**
 * Passes bytes on and fails when they end early: a file that shrinks while it is sent breaks the
 * connection, instead of leaving the visitor waiting for the rest. (Node's `strictContentLength`
 * throws this outside of any promise, which would end the process.)
 */
function exactly(length: number) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let passed = 0;
    for await (const chunk of chunks) {
      passed += chunk.length;
      yield chunk;
    }
    if (passed !== length) throw new Error(`${length - passed} bytes of the file are missing.`);
  };
}

/**
 * Streams a file, or a range of it, from the disk; to HEAD, its headers alone.
 * @throws before anything is sent, when the file is no longer the one the headers were made for;
 *   while sending, when it cannot be read to its end.
 */
export async function transmit(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, bytes: { path, size, modified }, range }: Transmission,
): Promise<void> {
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const length = last - first + 1;
  const head = { ...headers, 'Content-Length': String(length) };
  if (request.method === 'HEAD' || length === 0) {
    response.writeHead(status, head).end();
    return;
  }
  const handle = await open(path);
  try {
    const found = await handle.stat();
    if (found.size !== size || found.mtimeMs !== modified)
      throw new Error(`${path} has changed since the server started. Start it again.`);
    response.writeHead(status, head);
    const content = handle.createReadStream({ start: first, end: last, autoClose: false });
    await pipeline(content, exactly(length), response);
  } finally {
    await handle.close();
  }
}
