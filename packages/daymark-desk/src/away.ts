import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DeskSettings } from 'daymark/settings';
import type { DeskSite } from './configuration.ts';
import { type DeskData, deskPage, policyFor, sveltiaFiles } from './sveltia.ts';

/** The parts of a build that the desk uses. */
interface AwayOptions extends DeskSite {
  /** The site's folder. */
  root: string;
  /** The folder for the files of the desk, which must not be the folder of the site: "dist/desk". */
  folder: string;
  settings: DeskSettings;
  /** Bundles a module for browsers, and returns its code. */
  bundle: (file: string) => Promise<string>;
}

const BROWSER_CODE = fileURLToPath(new URL('desk.browser.ts', import.meta.url));

/**
 * Writes the files of a desk for a host of its own, where authors edit the repository of the site on
 * any device.
 * @returns the number of files
 * @throws Error if the site does not have the release of Sveltia CMS that the desk needs
 */
export async function writeDesk({ root, folder, settings, bundle, ...site }: AwayOptions) {
  const backend = backendOf(settings);
  const policy = policyFor(new URL(backend.api_root).origin);
  const page = deskPage({ site, backend, review: settings.review }, policy);
  const files = await sveltiaFiles(root);
  files.set('index.html', async () => page);
  files.set('desk.js', () => bundle(BROWSER_CODE));
  files.set('robots.txt', async () => 'User-agent: *\nDisallow: /\n');
  files.set('_headers', async () => headersFile(policy));
  for (const [path, read] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), await read());
  }
  return files.size;
}

/** For each forge: its name in Sveltia CMS, its public address, and the path of its API. */
const FORGES = {
  github: { name: 'github', usual: 'https://github.com', api: '/api/v3' },
  gitlab: { name: 'gitlab', usual: 'https://gitlab.com', api: '/api/v4', auth_type: 'pkce' },
  forgejo: { name: 'gitea', usual: 'https://codeberg.org', api: '/api/v1' },
} as const;

/** Returns the options by which Sveltia CMS reaches the repository of a site. */
function backendOf({ forge, repository, branch, server, app, signIn }: DeskSettings) {
  const { usual, api, ...own } = FORGES[forge];
  const base = server ?? usual;
  return {
    ...own,
    repo: repository,
    branch,
    api_root: base === FORGES.github.usual ? 'https://api.github.com' : base + api,
    base_url: forge === 'github' ? signIn : base,
    auth_methods: (app ?? signIn) ? ['oauth', 'token'] : ['token'],
    app_id: app,
  } as DeskData['backend'];
}

/** Returns the headers of the desk for Cloudflare Pages and Netlify. */
const headersFile = (policy: string) => `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  X-Frame-Options: DENY
  Strict-Transport-Security: max-age=31536000
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
`;
