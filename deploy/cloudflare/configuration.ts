import type { PublishedSite } from '../published-site.ts';

/**
 * The behaviour of the runtime that the worker was tested with: Cloudflare keeps it for ever, so
 * that no change of theirs reaches a site by itself. Not later than what the tests' workerd knows.
 */
const COMPATIBILITY_DATE = '2026-11-01';

/** Letters. Cloudflare's limit is that of a label in a host name; its preview addresses add nine. */
const LONGEST_NAME = 54;

/** The name of a worker: the host name, in the characters that Cloudflare allows. */
function nameOf({ hostname }: URL): string {
  const name = hostname.replaceAll(/[^a-z\d]+/g, '-');
  return name.slice(0, LONGEST_NAME).replaceAll(/^-+|-+$/g, '');
}

/** The text of `wrangler.jsonc`. */
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
