import { type FileHandle, open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '../http/range.ts';
import type { Part, SiteResponse } from '../http/response.ts';
import { flags, type StoredFile } from './stored-file.ts';

/**
 * The number of bytes that are read at once, as many as a stream of Node reads at once. A stream
 * takes more CPU time than all other work for a request.
 */
const AT_ONCE = 65_536;

const missing = (bytes: number) => new Error(`${bytes} bytes of the file are missing.`);

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
    if (passed !== length) throw missing(length - passed);
  };
}

async function readAtOnce(handle: FileHandle, { first, last }: ByteRange): Promise<Buffer> {
  const length = last - first + 1;
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, first);
  if (bytesRead !== length) throw missing(length - bytesRead);
  return buffer;
}

/**
 * Sends a file of the site, or a range of it, from the disk.
 * @throws before anything is sent, when the file has changed since its headers were created; during
 * the transfer, when it cannot be read to its end.
 */
export async function transmit(
  response: ServerResponse,
  { status, headers }: SiteResponse<StoredFile>,
  { bytes, range }: Part<StoredFile>,
): Promise<void> {
  const { first, last } = range;
  if (last < first) {
    response.writeHead(status, headers).end();
    return;
  }
  const handle = await open(bytes.path, flags);
  try {
    bytes.refuseChange(await handle.stat());
    if (last - first < AT_ONCE) {
      const content = await readAtOnce(handle, range);
      response.writeHead(status, headers).end(content);
      return;
    }
    response.writeHead(status, headers);
    const content = handle.createReadStream({ start: first, end: last, autoClose: false });
    await pipeline(content, exactly(last - first + 1), response);
  } finally {
    await handle.close();
  }
}
