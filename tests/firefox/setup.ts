import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { listen, urlOfServer } from '../../packages/daymark/src/server/listen.ts';
import { siteListener } from '../../packages/daymark/src/server/testing/site-listener.ts';
import { firefox } from '../../repo/browser/paths.ts';
import { findBrowser } from '../../repo/browser.ts';
import { daymark, PUBLICATION } from '../build/copy.ts';
import { startNetwork } from '../network/network.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of Firefox. */
    firefox: string;
    /** The origin of the site. */
    origin: string;
  }
}

/** The folder of the site that the tests visit. Its settings are in tests/fixtures/firefox. */
const site = resolve(PUBLICATION);
const output = 'dist/firefox';
const host = '127.0.0.1';

/**
 * Runs once, before all tests: finds Firefox, builds the site, serves the site, and starts the fake
 * ad network.
 */
export default async function setup(project: TestProject) {
  project.provide('firefox', await findBrowser(firefox));
  await promisify(execFile)(process.execPath, [daymark, 'build'], {
    cwd: site,
    env: {
      ...process.env,
      DAYMARK_SITE: resolve('tests/fixtures/firefox/site.config.ts'),
      DAYMARK_OUT: output,
      NODE_ENV: 'production',
    },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const server = await listen(siteListener(join(site, output, 'site')), { host, port: 0 });
  const { origin } = new URL(urlOfServer(server, host));
  project.provide('origin', origin);
  const network = await startNetwork(origin);
  return () => {
    network.close();
    server.close();
    server.closeAllConnections();
  };
}
