import type { PublishedSite } from '../published-site.ts';

/**
 * The runtime version that the worker was tested with. Cloudflare supports each version forever, so
 * none of its changes affect a site unnoticed. It must not be later than the version of the workerd
 * in the tests.
 */
const COMPATIBILITY_DATE = '2026-11-01';

/**
 * The maximum length of a worker's name: that of a DNS label, without the nine characters that
 * Cloudflare's preview URLs add.
 */
const LONGEST_NAME = 54;

/** Returns the name of a worker: the host name, in the characters that Cloudflare allows. */
function nameOf({ hostname }: URL): string {
  const name = hostname.replaceAll(/[^a-z\d]+/g, '-');
  return name.slice(0, LONGEST_NAME).replaceAll(/^-+|-+$/g, '');
}

/** Returns the text of `wrangler.jsonc`. */
export function workerConfiguration({ url }: Pick<PublishedSite, 'url'>): string {
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
