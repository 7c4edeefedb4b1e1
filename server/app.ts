import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasTypeOfAsset } from './content-type.ts';
import type { SitePolicy } from './policy.ts';
import type { Redirects } from './redirects.ts';
import { routesOf, type SiteFile } from './routes.ts';
import { sendBody, sendFailure, sendFile, sendRedirect, sendText } from './send.ts';
import { readTarget } from './target.ts';
import { statusOf } from './urls.ts';

export interface AppOptions {
  /** The folder of the built site. */
  readonly root: string;
  /** What each of its pages may load. */
  readonly policy: SitePolicy;
  /** Where its old addresses lead; none when absent. */
  readonly redirects?: Redirects;
  /** Receives one entry per unexpected failure; standard error when absent. */
  readonly log?: (entry: string) => void;
}

/** A path that names a file and no page: a missing one is answered briefly. */
const isAsset = (path: string) => path.startsWith('/_astro/') || hasTypeOfAsset(path);

/** What the system reports when the visitor has gone away, which is no failure of ours. */
const departures = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && departures.has(String(error.code));
}

/** Without the query, which may hold what is private. */
function entryOf({ method, url = '' }: IncomingMessage, error: unknown): string {
  const [path] = url.split('?');
  return `${method} ${path} failed: ${error instanceof Error ? error.stack : String(error)}`;
}

/**
 * Makes the listener that answers for a built site. The site is read now and not again: after a
 * new build, make a new one.
 * @throws when the site cannot be read or a page has no entry in the policy.
 */
export function createApp(options: AppOptions): RequestListener {
  const { root, policy, redirects, log = console.error } = options;
  const routes = routesOf(root, policy, redirects);

  function fileAt(url: string): SiteFile | undefined {
    const route = routes.get(url);
    return route?.kind === 'file' ? route.file : undefined;
  }
  const notFound = fileAt('/404');
  const failed = fileAt('/500');
  // In memory, because the disk may be what fails.
  const failedBody = failed && readFileSync(failed.identity.path);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    const target = readTarget(request.url ?? '');
    if (!target) return sendText(response, 400, 'Bad request');

    const route = routes.get(target.path);
    if (route?.kind === 'redirect') return sendRedirect(response, route.to, target.query);
    const status = route ? statusOf.get(target.path) : 404;
    if (route && !status) return sendFile(request, response, route.file);
    const page = route?.file ?? (isAsset(target.path) ? undefined : notFound);
    if (!page) return sendText(response, 404, 'Not found');
    return sendFailure(request, response, page, status ?? 404);
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (hasLeft(error)) return;
    log(entryOf(request, error));
    if (response.headersSent) response.destroy();
    else if (failed && failedBody) sendBody(response, 500, failed.headers, failedBody);
    else sendText(response, 500, 'Internal server error');
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => fail(request, response, error));
  };
}
