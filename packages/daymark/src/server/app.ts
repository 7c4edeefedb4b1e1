import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { plainText } from '../http/content-type.ts';
import { headersFor } from '../http/headers.ts';
import { isMethod, type SiteRequest } from '../http/response.ts';
import { fileAt, type RouteFinder } from '../http/routes.ts';
import { failureResponse, siteResponse } from '../http/site-response.ts';
import { loggedPath, printable } from './access-log.ts';
import { namesOneHost, withFieldChecks } from './refused-requests.ts';
import { send } from './send.ts';
import type { StoredFile } from './site-index.ts';

/** Node's error codes for a client that has disconnected, which is not a failure of the server. */
const departures = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

const hasLeft = (error: unknown) =>
  error instanceof Error && 'code' in error && departures.has(String(error.code));

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
 * Creates the request listener for a built site. Throws when the 500 page cannot be read.
 * @param log - receives one entry per unexpected failure
 */
export function createListener(
  routes: RouteFinder<StoredFile>,
  log: (entry: string) => void = console.error,
): RequestListener {
  const failed = fileAt(routes, '/500');
  // Read in advance, because the failure may be an error of the disk.
  const failedBody = failed && readFileSync(failed.identity.path, 'utf8');

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

  return withFieldChecks(async (request, response) => {
    try {
      await send(request, response, siteResponse(routes, siteRequestOf(request)));
    } catch (error) {
      fail(request, response, error);
    }
  });
}

/**
 * The URL path of readiness checks. No file of a site has it, because names that begin with a dot
 * are not published, except `.well-known`.
 */
export const readinessPath = '/.daymark/ready';

/** The response is valid only at the moment of the request, so nothing may cache it. */
const headers = {
  ...headersFor('/'),
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
