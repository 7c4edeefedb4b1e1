import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ByteRange, Part, SiteResponse } from '../http/response.ts';
import { sendLast } from './refused-requests.ts';
import { flags, type StoredFile } from './site-index.ts';

/**
 * Sends a response. 405 ends the connection, because the server may not read the whole body.
 * @throws the system's error when the file cannot be read.
 */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: SiteResponse<StoredFile>,
): Promise<void> {
  const { status, headers, body } = reply;
  if (typeof body === 'object') await transmit(response, reply, body);
  else if (status === 405) sendLast(request, response, { status, headers, ...(body && { body }) });
  else response.writeHead(status, headers).end(body);
}

/** The number of bytes that are read at once, as many as a stream of Node reads at once. */
const AT_ONCE = 65_536;

const missing = (bytes: number) => new Error(`${bytes} bytes of the file are missing.`);

async function readAtOnce(handle: FileHandle, { first, last }: ByteRange): Promise<Buffer> {
  const length = last - first + 1;
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, first);
  if (bytesRead !== length) throw missing(length - bytesRead);
  return buffer;
}

/** The client has disconnected. */
class ClientLeft extends Error {
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Writes bytes, and waits until the system has taken them, so that their memory can be used again. */
async function write(response: ServerResponse, bytes: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const leave = () => reject(new ClientLeft());
  response.once('close', leave);
  response.write(bytes, (error) => (error ? leave() : resolve()));
  await promise;
  response.off('close', leave);
}

/**
 * Sends a range in parts, with the memory of one part. A stream of Node would allocate memory for
 * each part, and a hundred slow clients would then need 50 MB.
 */
async function sendParts(
  response: ServerResponse,
  handle: FileHandle,
  { first, last }: ByteRange,
): Promise<void> {
  const buffer = Buffer.allocUnsafeSlow(AT_ONCE);
  for (let position = first; position <= last; ) {
    const left = last - position + 1;
    const { bytesRead } = await handle.read(buffer, 0, Math.min(AT_ONCE, left), position);
    if (bytesRead === 0) throw missing(left);
    if (response.destroyed) throw new ClientLeft();
    await write(response, buffer.subarray(0, bytesRead));
    position += bytesRead;
  }
  response.end();
}

/**
 * Sends a file of the site, or a range of it, from the disk.
 * @throws before anything is sent, when the file has changed since its headers were created; during
 * the transfer, when it cannot be read to its end.
 */
async function transmit(
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
    await sendParts(response, handle, range);
  } finally {
    await handle.close();
  }
}
