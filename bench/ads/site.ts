import { join } from 'node:path';
import { listen, urlOfServer } from '../../packages/daymark/src/server/listen.ts';
import { siteListener } from '../../packages/daymark/src/server/testing/site-listener.ts';
import type { Copy } from '../../tests/build/copy.ts';

const HOST = '127.0.0.1';

/** Serves a built copy of the site. `close` also removes the copy. */
export async function serveCopy(copy: Copy) {
  const app = siteListener(join(copy.root, 'dist/site'));
  const server = await listen(app, { host: HOST, port: 0 });
  async function close() {
    server.close();
    await copy.remove();
  }
  return { url: urlOfServer(server, HOST), close };
}
