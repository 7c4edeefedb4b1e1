import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DeskSettings } from 'daymark/settings';
import type { DeskSite } from './configuration.ts';
import { type DeskData, deskPage, policyFor } from './page.ts';
import { sveltiaFiles } from './sveltia.ts';

/*
 * The desk away: a folder of files for a host of its own, with which authors write into the repository
 * of the site on any device.
 */

/** What the desk needs of a build. */
interface AwayOptions extends DeskSite {
  /** The site's folder. */
  root: string;
  /** The folder that the desk is written into, which must not be that of the site: "dist/desk". */
  folder: string;
  settings: DeskSettings;
  /** Bundles a module for browsers, and returns its code. */
  bundle: (file: string) => Promise<string>;
}

const BROWSER_CODE = fileURLToPath(new URL('desk.browser.ts', import.meta.url));

/**
 * Writes the files of the desk.
 * @returns the number of files
 * @throws Error if the site does not have the release of Sveltia CMS that the desk needs
 */
export async function writeDesk({ root, folder, settings, bundle, ...site }: AwayOptions) {
  const backend = backendOf(settings);
  const policy = policyFor(new URL(backend.api_root).origin);
  // The page has the policy itself too, for hosts that send no headers.
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
`;
  const files = await sveltiaFiles(root);
  const data = { site, backend, review: settings.review };
  files.set('index.html', async () => deskPage('desk.js', data, head));
  files.set('desk.js', () => bundle(BROWSER_CODE));
  files.set('robots.txt', async () => 'User-agent: *\nDisallow: /\n');
  files.set('_headers', async () => headersFile(policy));
  for (const [path, read] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), await read());
  }
  return files.size;
}

/** The usual address of each forge, and the end of the address of its API. */
const FORGES = {
  github: ['https://github.com', '/api/v3'],
  gitlab: ['https://gitlab.com', '/api/v4'],
  forgejo: ['https://codeberg.org', '/api/v1'],
} as const;

/** Returns how Sveltia CMS reaches the repository of a site. */
function backendOf({ forge, repository, branch, server, app, signIn }: DeskSettings) {
  const [usual, end] = FORGES[forge];
  const base = server ?? usual;
  return {
    repo: repository,
    branch,
    api_root: base === FORGES.github[0] ? 'https://api.github.com' : base + end,
    auth_methods: [...((app ?? signIn) ? (['oauth'] as const) : []), 'token' as const],
    ...(forge === 'github'
      ? signIn && { base_url: signIn }
      : { base_url: base, ...(app && { app_id: app }) }),
    ...(forge === 'gitlab' && { auth_type: 'pkce' as const }),
    name: forge === 'forgejo' ? 'gitea' : forge,
  } as DeskData['backend'];
}

/** Returns the headers of the desk for Cloudflare Pages and Netlify. */
const headersFile = (policy: string) => `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  X-Frame-Options: DENY
  Strict-Transport-Security: max-age=31536000
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
  X-Robots-Tag: noindex
  Cache-Control: no-cache
`;
