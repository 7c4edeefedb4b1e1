import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePages } from '../../../packages/daymark/src/hosts/pages.ts';
import { readPublishedSite } from '../../../packages/daymark/src/hosts/published-site.ts';
import { typeOf } from '../../../packages/daymark/src/http/content-type.ts';
import { portOf } from '../../embedded-server.ts';
import type { Host } from './host.ts';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Returns the response of GitHub Pages to a path, according to its documentation. */
function responseTo(folder: string, path: string): { status: number; file?: string; to?: string } {
  const place = join(folder, decodeURI(path));
  const found = path.endsWith('/') ? [`${place}index.html`] : [place, `${place}.html`];
  const file = found.find(isFile);
  if (file) return { status: 200, file };
  if (isFile(join(place, 'index.html'))) return { status: 301, to: `${path}/` };
  return { status: 404, file: join(folder, '404.html') };
}

/**
 * GitHub Pages, as far as its rules are documented: addresses without `.html`, one page for all missing
 * addresses, no header of the site, and caches that keep a file for ten minutes.
 */
export const pages: Host = {
  name: 'GitHub Pages',
  async start(out, wanted = 0) {
    const folder = await mkdtemp(join(tmpdir(), 'delivery-pages-'));
    await writePages(readPublishedSite(out), 'github-pages', folder, console.warn);
    const server = createServer(({ url = '/' }, response) => {
      const [path = '/'] = url.split('?');
      const { status, file, to } = responseTo(folder, path);
      if (!file) return response.writeHead(status, { Location: to }).end();
      const content = readFileSync(file);
      response.writeHead(status, {
        'Content-Type': typeOf(file).type,
        'Cache-Control': 'max-age=600',
        'Access-Control-Allow-Origin': '*',
        ETag: `"${createHash('sha256').update(content).digest('hex').slice(0, 12)}"`,
      });
      return response.end(content);
    });
    await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
    return {
      port: portOf(server.address()),
      async stop() {
        server.closeAllConnections();
        server.close();
        await rm(folder, { recursive: true });
      },
    };
  },
};
