import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { listen, urlOfServer } from '../../server/listen.ts';
import { siteListener } from '../../server/testing/site-listener.ts';

const HOST = '127.0.0.1';

/** Builds a site from a settings file into a separate folder, and serves it. */
export async function serveSite(settings: string, out: string) {
  const env = { ...process.env, DAYMARK_SITE: settings, DAYMARK_OUT: out, NODE_ENV: 'production' };
  await promisify(execFile)('npm', ['run', '-s', 'site:build'], { env });
  const root = resolve(out, 'site');
  const app = siteListener(root);
  const server = await listen(app, { host: HOST, port: 0 });
  return { url: urlOfServer(server, HOST), close: () => server.close() };
}
