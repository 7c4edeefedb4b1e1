import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SiteRequest } from '../http/response.ts';
import { fileAt, type Routes } from '../http/routes.ts';
import { failureResponse, siteResponse } from '../http/site-response.ts';
import { withHostCheck } from './host-field.ts';
import { loggedPath, printable } from './logged-path.ts';
import type { StoredBytes } from './read-routes.ts';
import { send } from './send.ts';

/**
 * The error codes that Node reports when the client has disconnected. They are not server failures.
 */
const departures = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && departures.has(String(error.code));
}

function entryOf({ method, url = '' }: IncomingMessage, error: unknown): string {
  const path = printable(loggedPath(url));
  return `${method} ${path} failed: ${error instanceof Error ? error.stack : String(error)}`;
}

/**
 * Whether the proxy in front reports that the client used https. A client that forges the header
 * harms nobody: browsers ignore https-only headers that arrive over plain http.
 */
function cameSecurely({ headers }: IncomingMessage): boolean {
  const [first = ''] = String(headers['x-forwarded-proto'] ?? '').split(',');
  return first.trim().toLowerCase() === 'https';
}

function siteRequestOf(request: IncomingMessage): SiteRequest {
  const { method = '', url: target = '', headers } = request;
  return { method, target, headers, secure: cameSecurely(request) };
}

/**
 * Creates the request listener for a built site whose routes have been read.
 * @param root - the folder of the site
 * @param log - receives one entry per unexpected failure
 * @throws when the 500 page cannot be read.
 */
export function createListener(
  root: string,
  routes: Routes<StoredBytes>,
  log: (entry: string) => void = console.error,
): RequestListener {
  const failed = fileAt(routes, '/500');
  // Kept in memory, because the failure may be one of the disk.
  const failedBody = failed && readFileSync(join(root, failed.identity.file), 'utf8');

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (hasLeft(error)) return;
    log(entryOf(request, error));
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { status, headers, body } = failureResponse(routes, siteRequestOf(request));
    response.writeHead(status, headers).end(typeof body === 'object' ? failedBody : body);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await send(request, response, root, siteResponse(routes, siteRequestOf(request)));
  }

  return withHostCheck((request, response) => {
    respond(request, response).catch((error: unknown) => fail(request, response, error));
  });
}
