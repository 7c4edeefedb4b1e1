import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { makeBundle } from '../../packages/daymark/src/machines/search-index/make-bundle.ts';
import { listen, urlOfServer } from '../../packages/daymark/src/server/listen.ts';
import { searchPolicy } from '../../packages/daymark/src/site/search/address.ts';
import { withIndex } from '../../tests/browser/search-index.ts';
import { siteListener } from '../../tests/embedded-server.ts';
import { finishSite } from '../../tests/small-site.ts';

const OUT = '.cache/bench-search';
const HOST = '127.0.0.1';

/** Builds the site, replaces its search index with the given one, and serves the result. */
export async function serveWith({ addresses, files }: Awaited<ReturnType<typeof makeBundle>>) {
  const env = { ...process.env, DAYMARK_OUT: OUT, NODE_ENV: 'production' };
  await promisify(execFile)('npm', ['run', '-s', 'build'], { env });
  const root = resolve('site', OUT, 'site');

  const page = join(root, 'search.html');
  const html = await readFile(page, 'utf8');
  await rm(join(root, 'pagefind'), { recursive: true });
  for (const ending of ['', '.br', '.gz']) await rm(page + ending);
  await writeFile(page, withIndex(html, addresses));
  for (const [path, read] of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await read());
  }
  await finishSite(root, '.cache/compressed', { additions: searchPolicy('/search') });
  const app = await siteListener(root);
  const { server } = await listen(app, { host: HOST, port: 0 });
  return { addresses, url: urlOfServer(server, HOST), close: () => server.close() };
}
