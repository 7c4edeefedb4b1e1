import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.ts';
import { packSite } from '../packed-site.ts';
import type { PublishedSite } from '../published-site.ts';
import { workerConfiguration } from './configuration.ts';

const source = fileURLToPath(new URL('worker.ts', import.meta.url));

const main = `import site from './site.json';
import { createWorker } from './worker.js';

export default createWorker(site);
`;

/**
 * The files of a worker for Cloudflare, ready to deploy: their paths, and the functions that make
 * them.
 */
export const workerFiles = {
  'cloudflare/wrangler.jsonc': workerConfiguration,
  'cloudflare/main.js': () => main,
  'cloudflare/worker.js': () => bundle(source, 'webworker'),
  'cloudflare/site.json': (site: PublishedSite) => `${JSON.stringify(packSite(site))}\n`,
};
