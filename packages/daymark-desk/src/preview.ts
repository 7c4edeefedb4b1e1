import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DeskSite, textLists } from './configuration.ts';
import { LARGEST, Refusal, siteFiles } from './site-files.ts';
import { adapted, deskPage, immutableFile, sveltiaFolder } from './sveltia.ts';

/*
 * The desk in the live preview: the page, Sveltia CMS from the owner's packages, and the files of the
 * site over HTTP. Only the page itself may use the files: it has a token of this start, and requests
 * with another host or from another origin are refused.
 */

/** The path of the desk in the preview. */
const DESK = '/__daymark/desk';

/** The names that a browser on the owner's computer has for the preview. */
const IS_LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Sveltia imports this library by its name. Its events and fields need it. */
const IMPORTS = JSON.stringify({ imports: { immutable: `${DESK}/sveltia/immutable.js` } });
const IMPORTS_HASH = createHash('sha256').update(IMPORTS).digest('base64');

const HEADERS = {
  'Cache-Control': 'no-store',
  // Sveltia asks other hosts for news of GitHub and of itself, which the desk does not need.
  'Content-Security-Policy': `default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-${IMPORTS_HASH}'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; media-src blob:; frame-src 'self' blob:; font-src 'self'; connect-src 'self' blob: data:; worker-src 'self' blob:; base-uri 'self'; form-action 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
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
  EACCES: 'The preview may not write here. Change the permissions of the folder, and save again.',
  EROFS: 'The disk can only be read. Make it writable, and save again.',
};

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Creates the middleware of the desk. */
export function desk({ root, bundle, onChecked, ...site }: DeskOptions): Handler {
  const token = randomBytes(32).toString('base64url');
  const files = siteFiles(
    root,
    textLists(site).map(({ folder }) => folder),
    site.languages.flatMap(({ folder }) => folder || []),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.slice(DESK.length);
    refuseOthers(request);
    if (path === '' || path === '/')
      return send(response, 'text/html; charset=utf-8', page(site, token), request.headers.host);
    if (path === '/desk.js') return send(response, 'text/javascript', await bundle(BROWSER_CODE));
    if (path.startsWith('/sveltia/'))
      return sveltiaFile(root, path.slice('/sveltia/'.length), response);
    if (path === '/changes') {
      response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream' });
      response.write(':\n\n');
      return void response.on(
        'close',
        onChecked(() => response.write('data: checked\n\n')),
      );
    }
    if (path !== '/files') throw new Refusal(404, `${pathname}: expected a page of the desk`);
    refuseWithoutToken(request, token);
    const file = searchParams.get('path');
    const digest = String(request.headers['if-match'] ?? '');
    if (request.method === 'GET' && file === null)
      return sendJson(response, 200, await files.list());
    if (request.method === 'GET')
      return send(response, 'application/octet-stream', await files.read(file ?? ''));
    if (request.method === 'DELETE')
      return sendJson(response, 200, await files.remove(file ?? '', digest));
    if (request.method !== 'PUT') throw new Refusal(405, 'expected GET, PUT or DELETE');
    const overwrites = searchParams.has('overwrite');
    sendJson(
      response,
      200,
      await files.write(file ?? '', await bodyOf(request), digest, overwrites),
    );
  }

  return (request, response, next) => {
    if (!/^\/__daymark\/desk(?:[/?]|$)/.test(request.url ?? '')) return next();
    answer(request, response).catch((error: unknown) => {
      const { status = 500, found, code, message } = Object(error);
      sendJson(response, status, { error: FAULTS[code] ?? message, found });
    });
  };
}

const BROWSER_CODE = fileURLToPath(new URL('desk.browser.ts', import.meta.url));

/** Refuses requests that do not come from a page of the preview on this computer. */
function refuseOthers({ headers, method }: IncomingMessage): void {
  const { host = '', origin } = headers;
  if (!IS_LOCAL.test(host))
    throw new Refusal(
      403,
      `Host: expected localhost; found "${host}". Open the desk on the computer with the site`,
    );
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const isOpened = headers['sec-fetch-mode'] === 'navigate' && method === 'GET';
  if (
    (origin !== undefined && origin !== `http://${host}`) ||
    (!isOpened && site !== 'same-origin')
  )
    throw new Refusal(
      403,
      `Origin: expected http://${host}; found ${origin ?? `a request that is ${site}`}`,
    );
  if (method !== 'GET' && origin === undefined)
    throw new Refusal(403, `Origin: expected http://${host}; found none`);
}

function refuseWithoutToken({ headers }: IncomingMessage, token: string): void {
  const [found, expected] = [
    Buffer.from(String(headers['x-desk-token'] ?? '')),
    Buffer.from(token),
  ];
  if (found.length !== expected.length || !timingSafeEqual(found, expected))
    throw new Refusal(403, 'X-Desk-Token: expected the token of this start. Load the desk again');
}

/** @throws Refusal if the body is larger than the largest file */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST.picture) throw new Refusal(413, `expected at most ${LARGEST.picture} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @param host the host that frames may show. In the document of a pane, Firefox matches no 'self'. */
function send(response: ServerResponse, type: string, content: string | Uint8Array, host = '') {
  const policy = HEADERS['Content-Security-Policy'].replace('frame-src', `$& http://${host}`);
  const headers = host ? { ...HEADERS, 'Content-Security-Policy': policy } : HEADERS;
  response.writeHead(200, { ...headers, 'Content-Type': type }).end(content);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const headers = { ...HEADERS, 'Content-Type': 'application/json' };
  response.writeHead(status, headers).end(JSON.stringify(value ?? {}));
}

/** Sends a file of Sveltia CMS, with its strings in other languages as modules. */
async function sveltiaFile(root: string, path: string, response: ServerResponse): Promise<void> {
  const folder = sveltiaFolder(root);
  const file =
    path === 'immutable.js' ? immutableFile(folder) : join(folder, normalize(`/${path}`));
  if (
    !/^(?:immutable\.js|(?:npm|locales)\/[\w./-]+)$/.test(path) ||
    !(await stat(file).catch(() => undefined))?.isFile()
  )
    throw new Refusal(404, `${path}: expected a file of Sveltia CMS`);
  if (path.startsWith('locales/'))
    return send(response, 'text/javascript', `export default ${await readFile(file, 'utf8')}`);
  if (path === 'npm/index.js')
    return send(response, 'text/javascript', adapted(await readFile(file, 'utf8')));
  response.writeHead(200, {
    ...HEADERS,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
  });
  createReadStream(file).pipe(response);
}

/** Returns the page of the desk. Its script reads the site from the JSON in the page. */
const page = (site: DeskSite, token: string) =>
  deskPage({
    data: { site, token },
    script: `${DESK}/desk.js`,
    body: `<div id="messages" role="status" aria-label="Messages"></div>
<script type="importmap">${IMPORTS}</script>
`,
  });
