import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { kindOf, looseKindOf } from '../http/policy.ts';
import type { RecordedSite } from '../output/site-records.ts';
import { htaccess, htaccessWarning, leftOutRedirects } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { workerFiles } from './cloudflare/files.ts';
import { embeddedServerFiles } from './container-and-systemd.ts';
import { headersFile, netlifyConfiguration, redirectsFile } from './netlify.ts';
import { nginxConfig } from './nginx.ts';
import { HostLimitError, type PublishedSite, withMissingPages } from './published-site.ts';
import { twoOriginsFiles } from './two-origins.ts';
import { vercelConfiguration } from './vercel.ts';

/**
 * Writes the files for hosts of a built site. Returns the number of written files.
 * @param folder - the folder for them, the `deploy` folder of the build
 * @param warn - called for each file that is left out because its host does not allow a site of
 * this size, and if files are very large
 */
export async function writeHostFiles(
  site: PublishedSite,
  folder: string,
  warn: (message: string) => void = () => {},
): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  const sizes = new Map<string, number>();
  for (const [file, make] of Object.entries(hostFiles))
    try {
      const text = await make(site);
      if (text === undefined) continue;
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
      sizes.set(file, Buffer.byteLength(text));
    } catch (error) {
      if (!(error instanceof HostLimitError)) throw error;
      warn(
        `${error.message}. The build leaves out this file; every other host can serve the site.`,
      );
    }
  const warnings = [
    largeFilesWarning(sizes, site),
    htaccessWarning(site, sizes.get(HTACCESS) ?? 0),
  ];
  for (const warning of warnings) if (warning) warn(warning);
  return sizes.size;
}

/** Returns the text of a file for a host; undefined if the host needs no such file. */
type MakeFile = (site: PublishedSite) => string | undefined | Promise<string>;

const HTACCESS = '.htaccess';

/** The files that the build writes for hosts, by path in the `deploy` folder of the build. */
const hostFiles: Readonly<Record<string, MakeFile>> = {
  ...embeddedServerFiles,
  ...workerFiles,
  _headers: (site) => headersFile(withMissingPages(site)),
  _redirects: redirectsFile,
  'netlify.toml': () => netlifyConfiguration,
  'vercel.json': (site) => vercelConfiguration(withMissingPages(site)),
  'nginx.conf': (site) => nginxConfig(site),
  Caddyfile: (site) => caddyfile(site),
  [HTACCESS]: htaccess,
  'htaccess-left-out.txt': leftOutRedirects,
  ...twoOriginsFiles,
};

/** The size in bytes above which a build warns about a file for a host. `OTHERS` are exempt. */
const LARGEST = 256 * 1024;

/**
 * The server itself, whose size does not depend on the site, and the files for Apache, which have a
 * limit of their own.
 */
const OTHERS = ['server.mjs', HTACCESS, 'htaccess-left-out.txt'];

/** Returns the number of pages that have another policy than most pages of their kind. */
function countExceptions({ policies, folders }: RecordedSite): number {
  const all = new Set(policies.flatMap(({ addresses }) => addresses));
  return [...all].filter(
    (address) =>
      !address.includes('*') &&
      (kindOf(address, folders) !== address || all.has(looseKindOf(address, folders) ?? '')),
  ).length;
}

/**
 * Returns a warning about files for hosts that are too large; undefined if there are none. The build
 * writes these files all the same, because nginx and Caddy have no limit.
 * @param sizes - the sizes of the files in bytes, by path
 */
function largeFilesWarning(
  sizes: ReadonlyMap<string, number>,
  site: RecordedSite,
): string | undefined {
  const large = [...sizes].filter(([file, size]) => size > LARGEST && !OTHERS.includes(file));
  if (large.length === 0) return undefined;
  const found = large.map(([file, size]) => `${file} with ${Math.ceil(size / 1024)} KB`);
  return (
    `Files for hosts: expected at most ${LARGEST / 1024} KB each; found ${found.join(', ')}. ` +
    `They list ${countExceptions(site)} pages, which have a player, a form or a network that ` +
    'most pages of their kind do not have, and ' +
    `${Object.keys(site.redirects).length} redirects. Remove old redirects, use players, forms and ` +
    'networks in fewer pages, or serve the site with the embedded server.'
  );
}
