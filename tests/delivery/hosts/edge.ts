import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { z } from 'zod';
import { built } from '../build.ts';
import type { Host } from './host.ts';

const packages = resolve('tests/delivery/node_modules');

/** The worker of the build that most tests serve, which is bundled once for all of them. */
export const builtWorker = `${built}-worker`;

/** Returns the path of a build's configuration for wrangler, Cloudflare's command-line tool. */
const configurationIn = (out: string) => resolve(out, 'deploy/cloudflare/wrangler.jsonc');

const configuration = z.object({
  compatibility_date: z.string(),
  assets: z.object({ directory: z.string(), binding: z.string() }),
});

/**
 * Returns environment variables with which wrangler sends no metrics, checks for no updates, and
 * keeps its files in `folder`.
 */
const quiet = (folder: string) => ({
  PATH: process.env.PATH,
  HOME: folder,
  XDG_CONFIG_HOME: folder,
  CI: 'true',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
});

/**
 * Bundles the worker of a build as wrangler would upload it to Cloudflare, into `folder`.
 * @returns the output of wrangler
 */
export async function buildWorker(out: string, folder: string): Promise<string> {
  const wrangler = join(packages, 'wrangler/bin/wrangler.js');
  const args = ['deploy', '--dry-run', '--outdir', folder, '--config', configurationIn(out)];
  const env = quiet(folder);
  const { stdout } = await promisify(execFile)(process.execPath, [wrangler, ...args], { env });
  return stdout;
}

/**
 * Returns a configuration of workerd (Cloudflare's runtime), with the worker and the site's files.
 */
async function runtimeConfiguration(out: string, port: number): Promise<string> {
  const file = await readFile(configurationIn(out), 'utf8');
  const { compatibility_date: date, assets } = configuration.parse(
    JSON.parse(file.replace(/^\/\/.*\n/, '')),
  );
  const site = resolve(out, 'deploy/cloudflare', assets.directory);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "disk", disk = (path = ${JSON.stringify(site)}, allowDotfiles = true)),
    (name = "files", worker = .files),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "worker")],
);
const worker :Workerd.Worker = (
  modules = [(name = "main.js", esModule = embed "main.js")],
  compatibilityDate = ${JSON.stringify(date)},
  bindings = [(name = ${JSON.stringify(assets.binding)}, service = "files")],
);
const files :Workerd.Worker = (
  modules = [(name = "files.js", esModule = embed "files.js")],
  compatibilityDate = ${JSON.stringify(date)},
  bindings = [(name = "DISK", service = "disk")],
);
`;
}

/**
 * A worker that stands for Cloudflare's asset store, which has no folders. The worker adds an ETag
 * to each file: the same hash of the bytes as in the embedded server.
 */
const assetStore = `export default {
  async fetch(request, { DISK }) {
    const found = await DISK.fetch(request);
    if (found.status !== 200) return found;
    // For a folder, the disk service responds with the list of its files as JSON.
    if (found.headers.get('Content-Type') === 'application/json')
      return new Response(null, { status: 404 });
    const bytes = await found.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const text = btoa(String.fromCharCode(...digest)).replaceAll('+', '-').replaceAll('/', '_');
    const headers = { ETag: '"' + text.slice(0, 22) + '"', 'Content-Length': bytes.byteLength };
    return new Response(bytes, { headers });
  },
};
`;

/**
 * Returns the path of workerd's binary. The tests start the binary, because the package's command
 * is a script that does not forward signals.
 */
function runtimeFile(): string {
  const load = createRequire(join(packages, 'workerd/package.json'));
  return z.object({ default: z.string() }).parse(load('./lib/main.js')).default;
}

const listening = z.object({ event: z.literal('listen'), port: z.number() });

/**
 * Cloudflare's runtime with the worker as wrangler would upload it. The tests do not use `wrangler
 * dev`, because its proxies compress compressed bodies again and resolve paths before the worker
 * receives them.
 */
export const edge: Host = {
  name: 'edge runtime',
  async start(out, wanted = 0) {
    const folder = await mkdtemp(join(tmpdir(), 'daymark-edge-'));
    if (out === built) await cp(builtWorker, folder, { recursive: true });
    else await buildWorker(out, folder);
    const file = join(folder, 'runtime.capnp');
    await writeFile(file, await runtimeConfiguration(out, wanted));
    await writeFile(join(folder, 'files.js'), assetStore);
    const child = spawn(runtimeFile(), ['serve', file, '--control-fd=3'], {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    const errors = child.stderr ? text(child.stderr) : '';
    async function stop(): Promise<void> {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    }
    const control = child.stdio[3];
    if (!(control instanceof Readable))
      throw new Error('The edge runtime: expected a control channel; found none.');
    const [line] = await Promise.race([once(control, 'data'), ended]);
    const { success, data } = listening.safeParse(line instanceof Buffer && JSON.parse(`${line}`));
    if (success) return { port: data.port, stop };
    await stop();
    throw new Error(`The edge runtime did not start: ${await errors}`);
  },
};
