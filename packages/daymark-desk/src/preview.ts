import { hash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type DeskSite, textLists } from './configuration.ts';
import { type Change, refusal, siteFiles } from './files.ts';
import { deskPage, policyFor, sveltiaFiles } from './sveltia.ts';

/*
 * The desk beside the live preview: the page, Sveltia CMS from the owner's packages, and the files
 * of the site. To Sveltia, the desk looks like a repository on a server of Gitea: the desk answers
 * those requests of Gitea's API that Sveltia sends. Only the page of the desk may use the files:
 * the page has an origin of its own, because texts may contain scripts, and a token that is new at
 * each start. The desk refuses requests from other computers, and requests whose header `Host` or
 * `Origin` names another site.
 */

/**
 * The size in bytes of the largest request that is accepted, which is a save with its pictures. For
 * comparison: a book of 1,000 pages is a text of 2 MB.
 */
export const LARGEST = 64_000_000;

const SCRIPT = fileURLToPath(new URL('home.browser.ts', import.meta.url));
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** The parts of the preview that the desk uses. */
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
  /** Returns the address of the server of the pages. */
  pages: () => string;
}

/**
 * The headers of each response. With these headers, no page of another origin can read the desk,
 * show the desk in a frame, or keep a reference to its window.
 */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Creates the function that responds to the requests of the desk. */
export function desk({ root, bundle, onChecked, pages, ...site }: DeskOptions) {
  const token = randomBytes(32).toString('base64url');
  // The browser stores unsaved texts under this name. The name differs from site to site, because
  // the previews of several sites may use the same port.
  const repository = `local/${hash('sha256', root).slice(0, 16)}`;
  const folders = textLists(site).map(({ folder }) => folder);
  const files = siteFiles(root, folders);
  let sveltia: Awaited<ReturnType<typeof sveltiaFiles>> | undefined;

  const encoded = async (path: string) => {
    const content = (await files.read(path)).toString('base64');
    return { path, encoding: 'base64', content };
  };

  const ask = (path: string, query: Record<string, string>) =>
    fetch(new URL(`${path}?${new URLSearchParams(query)}`, pages()));

  /** The responses to Sveltia's requests to Gitea, and to the requests of the desk itself. */
  const answers: Readonly<Record<string, (sent: never, path: string) => unknown>> = {
    'GET version': () => ({ version: '1.24' }),
    'GET user': () => ({ login: 'you', full_name: 'You', email: 'you@localhost' }),
    'GET settings/api': () => ({ default_paging_num: 100, default_max_blob_size: LARGEST }),
    [`GET repos/${repository}`]: () => ({ permissions: { pull: true } }),
    'GET branches': async () => ({ commit: { id: (await files.list()).id, message: '' } }),
    'GET commits': () => [],
    'GET git': async () => ({ tree: (await files.list()).files }),
    'GET media': (_, path) => files.read(path),
    'POST file-contents': (sent: { files: string[] }) => Promise.all(sent.files.map(encoded)),
    'POST contents': async (sent: { files: Change[] }) => ({
      files: await files.change(sent.files),
      // A random commit id differs in each list, so Sveltia requests the changes of others.
      commit: { sha: randomBytes(20).toString('hex'), created: new Date().toJSON() },
    }),
    'GET deleted': () => [...files.deleted],
    'POST restored': files.restore,
    // The findings of the previews of all languages in a text.
    'POST reports': ({ file }: { file: string }) =>
      Promise.all(
        site.languages.map(async ({ base }) =>
          (await ask('/__daymark/page', { path: `${base}/`, file })).json(),
        ),
      ),
    'POST editor': async ({ place }: { place: string }) => {
      await ask('/__open-in-editor', { file: place });
    },
  };

  /** Returns the origin of the pages, on the host by which a browser reaches the desk. */
  const pagesFor = (host = '') =>
    Object.assign(new URL(pages()), { hostname: new URL(`http://${host}`).hostname }).origin;

  async function answer(request: IncomingMessage, response: ServerResponse, path: string) {
    const { method, headers } = request;
    const send = (type: string, content: string | Uint8Array) =>
      void response.writeHead(200, { 'Content-Type': type }).end(content);
    if (path === '') {
      const backend = {
        name: 'gitea' as const,
        repo: repository,
        branch: 'main',
        api_root: `http://${headers.host}/api`,
      };
      const page = deskPage({ site, backend, token, pages: pagesFor(headers.host) });
      return send('text/html; charset=utf-8', page);
    }
    if (path === 'desk.js') return send('text/javascript', await bundle(SCRIPT));
    if (path === 'changes') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(':\n\n');
      const end = onChecked(() => response.write('data: checked\n\n'));
      return void response.on('close', end);
    }
    if (path.startsWith('api/')) {
      if (headers.authorization !== `token ${token}`)
        throw refusal(
          403,
          'Load the desk again (expected the token of this start in Authorization)',
        );
      if (Number(headers['content-length']) > LARGEST)
        throw refusal(413, `Save smaller pictures (expected at most ${LARGEST} bytes in one save)`);
      // A path in the repository, such as
      // "api/repos/local/5f16/media/main/content/articles/harbour.jpg".
      const [, , , , name = path.slice('api/'.length), , ...rest] = path.split('/');
      const result = answers[`${method} ${name}`];
      if (!result) throw refusal(404, `${method} ${path}: expected a request of the desk`);
      const sent = method === 'POST' ? await json(request) : undefined;
      const found = await result(sent as never, decodeURIComponent(rest.join('/')));
      if (found instanceof Uint8Array) return send('application/octet-stream', found);
      return send('application/json', JSON.stringify(found ?? {}));
    }
    sveltia ??= await sveltiaFiles(root);
    const read = sveltia.get(path);
    if (!read) throw refusal(404, `${path}: expected a page of the desk`);
    send(TYPES[extname(path)] ?? 'application/octet-stream', await read());
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    response.setHeaders(new Map(Object.entries(HEADERS)));
    const run = async () => {
      refuseOthers(request);
      const policy = policyFor('', `${pagesFor(request.headers.host)} 'self' blob:`);
      response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors 'none'`);
      await answer(request, response, /^\/([^?]*)/.exec(request.url ?? '')?.[1] ?? '*');
    };
    run().catch((error: unknown) => {
      const { status = 500, code, message } = Object(error);
      const words = code
        ? `${message}. Your words are still in the form: make room on the disk or allow the change, and save again`
        : message;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ message: words }));
    });
  };
}

/**
 * Accepts only requests of the desk on this computer, and requests that open the desk in a tab.
 * @throws refusal for any other request
 */
function refuseOthers({ headers, method, socket: { remoteAddress = '' } }: IncomingMessage): void {
  const { host = '', 'sec-fetch-dest': target, 'sec-fetch-site': site = 'same-origin' } = headers;
  const { origin = method === 'GET' ? `http://${host}` : 'none' } = headers;
  // With the variable HOST, other computers reach the preview too, and can forge the header `Host`.
  const isHere =
    /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) &&
    /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/.test(remoteAddress);
  const isOfPage = origin === `http://${host}` && (site === 'same-origin' || target === 'document');
  if (!isHere || !isOfPage)
    throw refusal(
      403,
      `Host and Origin: expected the desk itself, on the computer with the site; found ${origin} (${site}), which asks ${host} from ${remoteAddress}`,
    );
}
