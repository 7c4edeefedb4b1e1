import { fileURLToPath } from 'node:url';
import { recordedFolders } from '../../output/site-records.ts';
import { bundle } from '../bundle.ts';
import { HostLimitError, type PublishedSite } from '../published-site.ts';

const source = fileURLToPath(new URL('worker.ts', import.meta.url));

const main = `import site from './site.json';
import { createWorker } from './worker.js';

export default createWorker(site);
`;

/**
 * The runtime version, not later than the version of workerd in the tests. Cloudflare supports each
 * version forever, so no change of the runtime affects a site unnoticed.
 */
const COMPATIBILITY_DATE = '2026-11-01';

/** The maximum length of a DNS label, minus the nine characters that preview URLs add. */
const LONGEST_NAME = 54;

/**
 * Returns the name of a worker: the host name, reduced to the characters and the length that
 * Cloudflare allows.
 */
function nameOf({ hostname }: URL): string {
  const name = hostname.replaceAll(/[^a-z\d]+/g, '-');
  return name.slice(0, LONGEST_NAME).replaceAll(/^-+|(?<!-)-+$/g, '');
}

/**
 * The maximum number of files of a site in the paid plan; 20,000 in the free plan.
 * Source: developers.cloudflare.com/workers/platform/limits
 */
const FILES = 100_000;

/**
 * Returns the configuration of the worker, in the format of Cloudflare's tool Wrangler.
 * @throws HostLimitError when a site has more files than Cloudflare allows
 */
function workerConfiguration({ url, files }: PublishedSite): string {
  const count = files.reduce((sum, { suffixes }) => sum + 1 + suffixes.length, 0);
  if (count > FILES)
    throw new HostLimitError(
      `cloudflare/wrangler.jsonc: expected at most ${FILES} files, the limit of Cloudflare's paid plan; found ${count}. Choose another host`,
    );
  const settings = {
    name: nameOf(url),
    main: 'main.js',
    compatibility_date: COMPATIBILITY_DATE,
    assets: {
      directory: '../../site',
      binding: 'ASSETS',
      run_worker_first: true,
      html_handling: 'none',
      not_found_handling: 'none',
    },
    observability: { enabled: false },
    send_metrics: false,
  };
  return `// Written by the build. Changes belong in the settings of the site.
${JSON.stringify(settings, null, 2)}
`;
}

/** The files of a worker for Cloudflare, ready to deploy. */
export const workerFiles = {
  'cloudflare/wrangler.jsonc': workerConfiguration,
  'cloudflare/main.js': () => main,
  'cloudflare/worker.js': () => bundle(source, 'webworker'),
  'cloudflare/site.json': ({ policies, redirects, folders }: PublishedSite) =>
    `${JSON.stringify({ policies, redirects, folders: recordedFolders(folders) })}\n`,
};
