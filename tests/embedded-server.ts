import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import {
  readFolders,
  readPolicies,
  readRedirects,
} from '../packages/daymark/src/output/site-records.ts';
import { createListener } from '../packages/daymark/src/server/app.ts';
import { listen } from '../packages/daymark/src/server/listen.ts';
import { readIndex } from '../packages/daymark/src/server/site-index.ts';
import { makeSite } from './small-site.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Serves a listener on a free port until the end of the test, as the embedded server does. */
export async function serve(app: RequestListener, connectionsPerAddress?: number): Promise<number> {
  const { server } = await listen(app, { port: 0, host: '127.0.0.1' }, connectionsPerAddress);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return portOf(server.address());
}

/** Serves a site, by default that of `makeSite`; `entries` receives the log entries. */
export async function serveSite(root?: string, entries: string[] = []): Promise<number> {
  const folder = root ?? (await makeSite());
  const log = (entry: string) => void entries.push(entry);
  return serve(await siteListener(folder, log));
}

export function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address) return address.port;
  throw new Error('The server does not listen on a port.');
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** The address that the request comes from. */
  readonly localAddress?: string;
}

/** Sends one request with the path exactly as given. */
export async function ask(port: number, path: string, options: AskOptions = {}): Promise<Reply> {
  const outgoing = request({ ...options, port, host: '127.0.0.1', path, agent: false }).end();
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  outgoing.once('error', reject);
  outgoing.once('response', (reply) => {
    buffer(reply).then(
      (body) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }),
      reject,
    );
  });
  return promise;
}

/**
 * Sends bytes as they are. The last request in them must ask the server to close the connection:
 * Node does not respond to a client that closes its half of the connection first.
 * @param localAddress the address that the connection comes from
 * @returns everything received until the connection ends, even if the server closes it early
 */
export async function askRaw(
  port: number,
  bytes: string | Buffer,
  localAddress = '127.0.0.1',
): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A server may close the connection before it has read everything. Ignores the error that the
  // system then reports for the remaining bytes of the test.
  socket.on('error', () => socket.destroy());
  socket.write(bytes);
  const closed = Promise.withResolvers<void>();
  socket.once('close', () => closed.resolve());
  await closed.promise;
  return Buffer.concat(chunks).toString();
}

/**
 * Reads a built site and creates its request listener.
 * @param root - the folder with the site's files
 * @param log - receives one entry per unexpected failure; standard error when absent
 * @throws when the site cannot be read, or `policy.json` has no CSP for a page.
 */
export async function siteListener(
  root: string,
  log?: (entry: string) => void,
): Promise<RequestListener> {
  const folders = readFolders(root);
  const index = await readIndex(root, readPolicies(root), readRedirects(root), folders);
  return createListener(index, folders, log);
}

const program = join(import.meta.dirname, '../packages/daymark/src/server/main.ts');

/**
 * The environment of a server, without the settings of this process: only where programs are, and
 * where Node stores compiled modules.
 */
export const programEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

/** Runs the embedded server in a folder until the end of the test. */
export function run(folder: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...programEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ended: once(child, 'close'), errors: text(child.stderr) };
}

/** Returns a folder with the build of `makeSite` in `dist`. */
export async function siteFolder(): Promise<string> {
  return dirname(dirname(await makeSite()));
}

/**
 * Returns the URL in the first line of a server's output, which reports that the server is ready.
 */
export async function readyAt(child: ReturnType<typeof run>['child']): Promise<string> {
  const [line] = await once(child.stdout, 'data');
  return String(line).replace(/^Daymark is ready at (\S+)\n$/, '$1');
}
