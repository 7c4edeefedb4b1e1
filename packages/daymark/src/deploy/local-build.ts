/*
 * What a deploy knows of the engine: which files a build has, which of them pages may request later,
 * and which configurations servers need. No other file of this folder imports from another one.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../basics/files.ts';
import { htaccess } from '../hosts/apache.ts';
import { caddyfile } from '../hosts/caddy/config.ts';
import { nginxConfig } from '../hosts/nginx/config.ts';
import { type ConfiguredSite, usualPlace } from '../hosts/published-site.ts';
import { readHtaccess } from '../hosts/read-htaccess.ts';
import { commonHeaders, headerRulesOf, httpsHeaders, isImmutable } from '../http/headers.ts';
import { parseRedirects } from '../http/redirects.ts';
import { candidatesAt, type SiteFolder } from '../http/urls.ts';
import { homeOf, parseAddress, readAddress } from '../output/address-file.ts';
import { isPartial } from '../output/builds.ts';
import { parsePolicies } from '../output/policy-file.ts';
import { DeployError } from './target.ts';

/** A build on this machine, ready to deploy. */
export interface LocalBuild {
  /** The name of its folder, which contains the time at which the build began. */
  readonly name: string;
  readonly folder: string;
  /** Paths below the folder: the files of the site, and those that hosts need to serve it. */
  readonly files: readonly string[];
  /**
   * Those of the files that browsers cache forever. Open pages may still request such files of
   * earlier builds.
   */
  readonly assets: readonly string[];
  /** The digest of all content, in 12 hexadecimal digits. It does not depend on the folder. */
  readonly digest: string;
}

/**
 * The files that a server needs in addition to the site, except the configurations of nginx and
 * Caddy, which a deploy writes at each target.
 */
const beside = ['policy.json', 'redirects.json', 'site.json', 'deploy/server.mjs'];

function digestOf(
  folder: string,
  files: readonly string[],
  folders: readonly SiteFolder[],
): string {
  const digest = createHash('sha256');
  const add = (file: string, content: string | Buffer) =>
    digest.update(`${file}\0${createHash('sha256').update(content).digest('hex')}\n`);
  for (const file of files) add(file, readFileSync(join(folder, file)));
  // The same files with other headers are another build.
  add('headers', JSON.stringify([commonHeaders, httpsHeaders, headerRulesOf(folders)]));
  return digest.digest('hex').slice(0, 12);
}

/**
 * Reads the build to deploy.
 * @param path - the folder of the build or a symlink to it: `dist`, unless DAYMARK_OUT names another
 * @throws DeployError when there is no build or the build is incomplete
 */
export function readBuild(path: string): LocalBuild {
  // A build that ends during the deploy changes the symlink.
  const folder = existsSync(path) ? realpathSync(path) : path;
  if (isPartial(folder))
    throw new DeployError(
      `${folder}: expected a whole build; found one that has failed, or has not ended`,
    );
  const requirePart = (part: string, isThere = existsSync(join(folder, part))) => {
    if (!isThere)
      throw new DeployError(
        `No build found: expected ${join(folder, part)}; found nothing. Create it with: npm run build`,
      );
  };
  for (const part of ['site', 'policy.json', 'site.json']) requirePart(part);
  const { url, folders } = readAddress(folder);
  const pages = listFiles(join(folder, 'site')).map((file) => `site/${file}`);
  const home = decodeURI(homeOf(url));
  const isHome = (file: string) => pages.includes(`site/${file}`);
  requirePart(join('site', home, 'index.html'), candidatesAt(home).some(isHome));
  const files = [...pages, ...beside.filter((file) => existsSync(join(folder, file)))];
  const digest = digestOf(folder, files, folders);
  const assets = pages.filter((file) => isImmutable(file.slice('site'.length), folders));
  return { name: basename(folder), folder, files, assets, digest };
}

/**
 * The contents of `site.json`, `policy.json` and `redirects.json` of a build, from which the
 * configurations of servers follow.
 */
export type SiteRecords = readonly string[];

/** Reads the records of a build from its folder. */
export const readRecords = ({ folder }: LocalBuild): SiteRecords =>
  ['site.json', 'policy.json', 'redirects.json'].map((name) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  });

const siteOf = ([address = '', policies = '', redirects = '']: SiteRecords): ConfiguredSite => ({
  ...parseAddress(address),
  policies: parsePolicies(policies),
  redirects: parseRedirects(redirects),
});

/**
 * Returns the texts of the configurations of servers for a build, by file name.
 * @param root the folder of the site's files at the target
 * @param http the address for plain http; undefined if the target serves https
 */
export function serverConfigurations(
  records: SiteRecords,
  root: string,
  http: string | undefined,
): Record<string, string> {
  const site = siteOf(records);
  const place = http ? { root, http } : { ...usualPlace(site), root };
  return { 'nginx.conf': nginxConfig(site, place), Caddyfile: caddyfile(site, place) };
}

/**
 * Returns the configuration of Apache for a build.
 * @param former the builds whose files are at the target too, the oldest first
 * @param has whether a file is at the target
 */
export const apacheConfiguration = (
  records: SiteRecords,
  former?: readonly SiteRecords[],
  has?: (file: string) => boolean,
): string => htaccess(siteOf(records), former?.map(siteOf), has);

/**
 * Returns the records of the site whose configuration of Apache this is. They have the address of
 * another build of the site.
 */
export function recordsFromApache(configuration: string, [address = '']: SiteRecords): SiteRecords {
  const { policies, redirects } = readHtaccess(configuration);
  return [address, JSON.stringify(policies), JSON.stringify(redirects)];
}
