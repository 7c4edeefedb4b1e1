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

/** A worker for Cloudflare, ready to be deployed: what is written, and what makes it. */
export const workerFiles = {
  'cloudflare/wrangler.jsonc': workerConfiguration,
  'cloudflare/main.js': () => main,
  'cloudflare/worker.js': () => bundle(source, 'webworker'),
  'cloudflare/site.json': (site: PublishedSite) => `${JSON.stringify(packSite(site))}\n`,
};
