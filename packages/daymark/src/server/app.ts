import { readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { plainText } from '../http/content-type.ts';
import { commonHeaders } from '../http/headers.ts';
import { fileAt, type RouteFinder } from '../http/routes.ts';
import {
  type ByteRange,
  failureResponse,
  isMethod,
  type Part,
  type SiteRequest,
  type SiteResponse,
  siteResponse,
} from '../http/site-response.ts';
import { rootFolder } from '../http/urls.ts';
import { loggedPath, printable } from './access-log.ts';
import { namesOneHost, sendLast, withFieldChecks } from './refused-requests.ts';
import { flags, type StoredFile } from './site-index.ts';

/** Node's error codes for a client that has disconnected, which is not a failure of the server. */
const departures = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

const hasLeft = (error: unknown) =>
  error instanceof Error && 'code' in error && departures.has(String(error.code));

/** Returns the line of the log for a request that has failed. */
function entryOf({ method, url = '' }: IncomingMessage, error: unknown): string {
  const path = printable(loggedPath(url));
  return `${method} ${path} failed: ${error instanceof Error ? error.stack : String(error)}`;
}

/**
 * Converts a request of Node. A proxy in front of the server reports in X-Forwarded-Proto whether
 * the client used https. A client that forges the header harms nobody: browsers ignore https-only
 * headers that arrive over plain http.
 */
function siteRequestOf({ method = '', url: target = '', headers }: IncomingMessage): SiteRequest {
  const [scheme = ''] = String(headers['x-forwarded-proto'] ?? '').split(',');
  return { method, target, headers, secure: scheme.trim().toLowerCase() === 'https' };
}

/**
 * Creates the request listener for a built site. Throws when a 500 page cannot be read.
 * @param log - receives one entry per unexpected failure
 */
export function createListener(
  routes: RouteFinder<StoredFile>,
  folders = rootFolder,
  log: (entry: string) => void = console.error,
): RequestListener {
  // The failure pages are read in advance, because the failure may be an error of the disk.
  const failurePages = new Map(
    folders
      .flatMap(({ path }) => fileAt(routes, `${path}/500`)?.identity ?? [])
      .map((page) => [page, readFileSync(page.path, 'utf8')]),
  );

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (hasLeft(error)) return;
    log(entryOf(request, error));
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { status, headers, body } = failureResponse(routes, siteRequestOf(request), folders);
    const text = typeof body === 'object' ? failurePages.get(body.bytes) : body;
    response.writeHead(status, headers).end(text);
  }

  return withFieldChecks(async (request, response) => {
    try {
      await send(request, response, siteResponse(routes, siteRequestOf(request), folders));
    } catch (error) {
      fail(request, response, error);
    }
  });
}

/**
 * The URL path of readiness checks. No file of a site has this path, because names that begin with
 * a dot are not published, except `.well-known`.
 */
export const readinessPath = '/.daymark/ready';

/** The response is valid only at the moment of the request, so nothing may cache it. */
const headers = {
  ...commonHeaders,
  'Content-Type': plainText.type,
  'Cache-Control': 'no-store',
};

/** Responds to the readiness path with 200 or 503, and passes every other request to the app. */
export function withReadiness(app: RequestListener, isReady: () => boolean): RequestListener {
  return (request, response) => {
    const { url, method } = request;
    if (url !== readinessPath || !isMethod(method) || !namesOneHost(request)) {
      app(request, response);
      return;
    }
    const ready = isReady();
    const line = ready ? 'ready\n' : 'not ready\n';
    response.writeHead(ready ? 200 : 503, { ...headers, 'Content-Length': line.length }).end(line);
  };
}

/**
 * Sends a response. 405 ends the connection, because the server may not read the whole body.
 * @throws the system's error when the file cannot be read.
 */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: SiteResponse<StoredFile>,
): Promise<void> {
  const { status, headers, body } = reply;
  if (typeof body === 'object') await transmit(response, reply, body);
  else if (status === 405) sendLast(request, response, { status, headers, ...(body && { body }) });
  else response.writeHead(status, headers).end(body);
}

/** The number of bytes that are read at once, the same as in a stream of Node. */
const AT_ONCE = 65_536;

const missing = (bytes: number) => new Error(`${bytes} bytes of the file are missing.`);

/**
 * Reads a short range with one read, because a stream would cost more.
 * @throws if the file has become shorter since the server read the site
 */
async function readAtOnce(handle: FileHandle, { first, last }: ByteRange): Promise<Buffer> {
  const length = last - first + 1;
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, first);
  if (bytesRead !== length) throw missing(length - bytesRead);
  return buffer;
}

/** The error of a response whose client has disconnected, which is not a failure of the server. */
class ClientLeft extends Error {
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Writes bytes, and waits until the system has taken them, so that their buffer can be used again. */
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
