import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DeskSite } from './configuration.ts';
import { addressesOf, type DeskSettings } from './forge.ts';
import { adapted, deskPage, immutableFile, sveltiaFolder } from './sveltia.ts';

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

const BROWSER_CODE = fileURLToPath(new URL('away.browser.ts', import.meta.url));

/** What only the desk away changes in the code of Sveltia. */
const CHANGES = [
  // Its events need a library that it imports by name.
  [/import\(`immutable`\)/, 'import(`../immutable.js`)'],
  // Its strings are modules here.
  [/(\.\.\/locales\/[\w-]+)\.json/g, '$1.js'],
  // It has the fonts twice: in its package, and on a host that the policy forbids.
  [/url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)/g, "local('none')"],
  // It offers a picture with the token in it, for a sign-in on a phone.
  [/(\w+)\.isLargeScreen&&\1\.hasMouse&&!\1\.isLocalHost&&/, '!1&&'],
  // The desk keeps the changes of the other (see forge-requests.ts).
  [
    /If you save now, their changes will be lost\./g,
    'If you save now, both changes are kept. Where they disagree, you choose.',
  ],
  [/Save Anyway/g, 'Save Both'],
] as const;

/**
 * Writes the files of the desk.
 * @returns the number of files
 * @throws Error if the site does not have the release of Sveltia CMS that the desk needs
 */
export async function writeDesk({ root, folder, settings, bundle, ...site }: AwayOptions) {
  const policy = policyOf(settings);
  const files: Record<string, string> = {
    'index.html': page(site, settings, policy),
    'desk.js': await bundle(BROWSER_CODE),
    'robots.txt': 'User-agent: *\nDisallow: /\n',
    _headers: headersFile(policy),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return (
    Object.keys(files).length + (await copySveltia(sveltiaFolder(root), join(folder, 'sveltia')))
  );
}

/** Copies what a browser needs of Sveltia CMS. Its strings in other languages become modules. */
async function copySveltia(from: string, to: string): Promise<number> {
  const paths = (await readdir(from, { recursive: true })).filter((path) =>
    /^(?:npm[\\/].*\.(?:js|wasm|woff2|png|txt)|locales[\\/].*\.json|LICENSE\.txt)$/.test(path),
  );
  await mkdir(join(to, 'npm/chunks'), { recursive: true });
  await mkdir(join(to, 'npm/assets'));
  await mkdir(join(to, 'locales'));
  for (const path of paths) {
    const isStrings = path.endsWith('.json');
    if (!isStrings && !/^npm[\\/]index\.js$/.test(path)) {
      await cp(join(from, path), join(to, path));
      continue;
    }
    const text = await readFile(join(from, path), 'utf8');
    await writeFile(
      join(to, path.replace(/\.json$/, '.js')),
      isStrings ? `export default ${text}` : adapted(text, CHANGES),
    );
  }
  await cp(immutableFile(from), join(to, 'immutable.js'));
  return paths.length + 1;
}

/** Returns the content security policy of the desk, which sends requests to its forge alone. */
function policyOf(settings: DeskSettings): string {
  const { origin } = new URL(addressesOf(settings).api);
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    'media-src blob:',
    "font-src 'self'",
    `connect-src 'self' blob: data: ${origin}`,
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
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

/** Returns the page of the desk. It has the policy itself too, for hosts that send no headers. */
const page = (site: DeskSite, settings: DeskSettings, policy: string) =>
  deskPage({
    data: { site, settings },
    script: 'desk.js',
    head: `<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
`,
  });
