import { join } from 'node:path';
import { listen, urlOfServer } from '../../packages/daymark/src/server/listen.ts';
import { siteListener } from '../embedded-server.ts';
import type { SharedBuild } from './shared-builds.ts';

const HOST = '127.0.0.1';

/** Serves a build, by default at a free port. Returns its origin, and a function that stops the server. */
export async function serveBuild({ root }: SharedBuild, port = 0) {
  const { server } = await listen(await siteListener(join(root, 'dist/site')), {
    host: HOST,
    port,
  });
  const { origin } = new URL(urlOfServer(server, HOST));
  function close() {
    server.close();
    server.closeAllConnections();
  }
  return { origin, close };
}
