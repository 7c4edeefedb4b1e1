import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Part, SiteResponse } from '../http/response.ts';
import type { StoredBytes } from './read-routes.ts';

/**
 * Flags to read a file without following a symlink and without waiting for the writer of a FIFO,
 * because four such waits would occupy Node's whole thread pool. Windows lacks the last two flags,
 * which then count as 0.
 */
const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/**
 * Passes bytes on and throws when they end early, so that a file that shrinks breaks the
 * connection. (Node's `strictContentLength` throws outside of any promise, which would end the
 * process.)
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
 * Streams a file of the site, or a range of it, from the disk.
 * @throws before anything is sent, when the file has changed since its headers were created; during
 * the transfer, when it cannot be read to its end.
 */
export async function transmit(
  response: ServerResponse,
  root: string,
  { status, headers }: SiteResponse<StoredBytes>,
  { bytes, range }: Part<StoredBytes>,
): Promise<void> {
  const { first, last } = range;
  if (last < first) {
    response.writeHead(status, headers).end();
    return;
  }
  const path = join(root, bytes.file);
  const handle = await open(path, flags);
  try {
    const found = await handle.stat();
    if (!found.isFile()) throw new Error(`${path} is no longer a regular file.`);
    if (found.size !== bytes.size || found.mtimeMs !== bytes.modified)
      throw new Error(
        `${path} has changed since the server read it. Send SIGHUP to the server, or restart it.`,
      );
    response.writeHead(status, headers);
    const content = handle.createReadStream({ start: first, end: last, autoClose: false });
    await pipeline(content, exactly(last - first + 1), response);
  } finally {
    await handle.close();
  }
}
