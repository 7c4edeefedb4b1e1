import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DeskSite, textLists } from './configuration.ts';
import { type Change, LARGEST, refusal, siteFiles } from './files.ts';
import { deskPage, policyFor } from './page.ts';
import { sveltiaFiles } from './sveltia.ts';

/*
 * The desk in the live preview: the page, Sveltia CMS from the owner's packages, and the files of the
 * site. For Sveltia, the preview is a repository on a server of Gitea, and answers the requests of
 * that API which Sveltia sends. Only the page itself may use the files: it has a token of this start,
 * and requests from another computer, with another host or from another origin are refused.
 */

/** The path of the desk in the preview. */
const DESK = '/__daymark/desk';

/** The only branch, as Sveltia names it. */
const BRANCH = 'main';

/** The names that a browser on the owner's computer has for the preview. */
const IS_LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The addresses of this computer. With the variable HOST, others reach the preview too, and can forge a name. */
const IS_LOOPBACK = /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/;

/** @param host the host that frames may show. In the document of a pane, Firefox matches no 'self'. */
const headersFor = (host: string) => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `${policyFor('', `http://${host} 'self' blob:`)}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** What the desk needs of the preview. */
interface DeskOptions extends DeskSite {
  /** The site's folder. */
  root: string;
  /** Bundles a module for browsers, and returns its code. */
  bundle: (file: string) => Promise<string>;
  /**
   * Calls a function after each run of the checks.
   * @returns a function that ends the calls
   */
  onChecked: (listener: () => void) => () => void;
}

/** What an author reads of the errors of a disk, by their codes. The words are still in the form. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Delete files that you do not need, and save again.',
  EDQUOT: 'Your share of the disk is full. Delete files that you do not need, and save again.',
  EACCES: 'The preview may not use a file. Change the permissions of the folder, and save again.',
  EROFS: 'The disk can only be read. Make it writable, and save again.',
};

/** The answers that are the same for all sites, by their requests. */
const FIXED: Readonly<Record<string, unknown>> = {
  'GET version': { version: '1.24' },
  'GET user': { id: 1, login: 'you', full_name: 'You', email: 'you@localhost' },
  'GET settings/api': { default_paging_num: 100, default_max_blob_size: LARGEST.picture },
  'GET site': { permissions: { pull: true, push: true }, default_branch: BRANCH },
  'GET commits': [],
};

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Creates the middleware of the desk. */
export function desk({ root, bundle, onChecked, ...site }: DeskOptions): Handler {
  const token = randomBytes(32).toString('base64url');
  // The browser stores what is not saved by this name, for all sites whose previews have the same port.
  const repository = `local/${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  const files = siteFiles(
    root,
    textLists(site).map(({ folder }) => folder),
  );

  /** Answers a request of the API of Gitea, or of the messages of the desk. */
  async function api(method: string, path: string, body: unknown): Promise<unknown> {
    const own = path.replace(`repos/${repository}`, 'site');
    const [, start = '', rest = ''] =
      /^site\/(git\/trees|media\/[^/]+|commits)(.*)/.exec(own) ?? [];
    if (start.startsWith('media')) return files.read(decodeURIComponent(rest.slice(1)));
    const request = `${method} ${start || own}`;
    if (request in FIXED) return FIXED[request];
    switch (request) {
      case `GET site/branches/${BRANCH}`:
        return { commit: { id: (await files.list()).id, message: '' } };
      case 'GET git/trees':
        return { tree: (await files.list()).files.map((file) => ({ type: 'blob', ...file })) };
      case 'POST site/file-contents':
        return Promise.all(
          Object(body).files.map(async (file: string) => {
            const content = (await files.read(file)).toString('base64');
            return { path: file, encoding: 'base64', content };
          }),
        );
      case 'POST site/contents': {
        const changed = await files.change(Object(body).files as Change[]);
        // Another name of the state than the next list has: Sveltia then asks what else has changed.
        const commit = { sha: randomBytes(20).toString('hex'), created: new Date().toJSON() };
        return { commit, files: changed.map((file) => file ?? null) };
      }
      case 'GET deleted':
        return files.deleted;
      case 'POST restored':
        return files.restore();
      default:
        throw refusal(404, `${method} ${path}: expected a request of the desk`);
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { host = '', authorization } = request.headers;
    refuseOthers(request);
    const send = (type: string, content: unknown) =>
      response
        .writeHead(200, { ...headersFor(host), 'Content-Type': type })
        .end(content as Uint8Array);
    const path = pathname.slice(DESK.length + 1);
    if (path === '') {
      const backend = {
        name: 'gitea' as const,
        ...{ repo: repository, branch: BRANCH },
        ...{ api_root: `http://${host}${DESK}/api`, base_url: `http://${host}` },
      };
      const body = '<div id="messages" role="status" aria-label="Messages"></div>\n';
      const data = { site, backend, token };
      return void send('text/html; charset=utf-8', deskPage(`${DESK}/desk.js`, data, '', body));
    }
    if (path === 'desk.js') return void send('text/javascript', await bundle(BROWSER_CODE));
    if (path === 'changes') {
      response.writeHead(200, { ...headersFor(host), 'Content-Type': 'text/event-stream' });
      response.write(':\n\n');
      return void response.on(
        'close',
        onChecked(() => response.write('data: checked\n\n')),
      );
    }
    if (path.startsWith('api/')) {
      if (!isSame(authorization, `token ${token}`))
        throw refusal(403, 'Authorization: expected the token of this start. Load the desk again');
      const body = await bodyOf(request);
      const result = await api(request.method ?? '', path.slice('api/'.length), body);
      if (result instanceof Uint8Array) return void send('application/octet-stream', result);
      return void send('application/json', JSON.stringify(result ?? {}));
    }
    const read = (await sveltiaFiles(root)).get(path);
    if (!read) throw refusal(404, `${pathname}: expected a page of the desk`);
    send(TYPES[extname(path)] ?? 'application/octet-stream', await read());
  }

  return (request, response, next) => {
    if (!/^\/__daymark\/desk(?:[/?]|$)/.test(request.url ?? '')) return next();
    answer(request, response).catch((error: unknown) => {
      const { status = 500, code, message } = Object(error);
      const headers = { ...headersFor('localhost'), 'Content-Type': 'application/json' };
      response.writeHead(status, headers).end(JSON.stringify({ message: FAULTS[code] ?? message }));
    });
  };
}

const BROWSER_CODE = fileURLToPath(new URL('home.browser.ts', import.meta.url));

/** Refuses requests that do not come from a page of the preview on this computer. */
function refuseOthers({ headers, method, socket: { remoteAddress = '' } }: IncomingMessage): void {
  const { host = '', origin } = headers;
  if (!IS_LOCAL.test(host) || !IS_LOOPBACK.test(remoteAddress))
    throw refusal(
      403,
      `Host: expected localhost; found "${host}", asked by ${remoteAddress}. Open the desk on the computer with the site`,
    );
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const isRead = method === 'GET';
  const isOpened = isRead && headers['sec-fetch-mode'] === 'navigate';
  if (
    !(origin === `http://${host}` || (isRead && origin === undefined)) ||
    !(isOpened || site === 'same-origin')
  )
    throw refusal(
      403,
      `Origin: expected http://${host}; found ${origin ?? 'none'}, in a request that is ${site}`,
    );
}

/** Compares a secret in the same time for all values. */
function isSame(found = '', expected: string): boolean {
  const [one, other] = [Buffer.from(found), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Reads the JSON of a request.
 * @throws refusal if it is larger than a save with two of the largest pictures
 */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > 3 * LARGEST.picture)
      throw refusal(413, `expected at most ${3 * LARGEST.picture} bytes in one save`);
    chunks.push(chunk);
  }
  return size === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString());
}
