import { join } from 'node:path';
import { bundle } from '../bundle.ts';
import { packSite } from '../packed-site.ts';
import type { PublishedSite } from '../published-site.ts';
import { workerConfiguration } from './configuration.ts';

const main = `import site from './site.json';
import { createWorker } from './worker.js';

export default createWorker(site);
`;

/** The files of a worker for Cloudflare, ready to deploy. */
export const workerFiles = {
  'cloudflare/wrangler.jsonc': workerConfiguration,
  'cloudflare/main.js': () => main,
  'cloudflare/worker.js': () => bundle(join(import.meta.dirname, 'worker.ts'), 'webworker'),
  'cloudflare/site.json': (site: PublishedSite) => `${JSON.stringify(packSite(site))}\n`,
};
