/*
 * The parts of the engine that a deploy uses: the files of a build, the files that pages may request
 * later, and the configurations of servers.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../basics/files.ts';
import { htaccess } from '../hosts/apache.ts';
import { caddyfile } from '../hosts/caddy.ts';
import { nginxConfig } from '../hosts/nginx.ts';
import { usualPlace } from '../hosts/published-site.ts';
import { readHtaccess } from '../hosts/read-htaccess.ts';
import { commonHeaders, headerRulesOf, httpsHeaders, isImmutable } from '../http/headers.ts';
import { candidatesAt, DIGEST_FILE, type SiteFolder } from '../http/urls.ts';
import { isPartial } from '../output/builds.ts';
import {
  homeOf,
  parseRecords,
  type RecordTexts,
  readAddress,
  recordFiles,
} from '../output/site-records.ts';
import { DeployError } from './target.ts';

/** A build on this machine, ready to deploy. */
export interface LocalBuild {
  /** The name of its folder, which contains the time at which the build began. */
  readonly name: string;
  readonly folder: string;
  /** Paths below the folder: the files of the site, and the files that hosts need to serve the site. */
  readonly files: readonly string[];
  /**
   * The files that browsers cache forever. Open pages may still request such files of earlier builds.
   */
  readonly assets: readonly string[];
  /** The digest of all content, in 12 hexadecimal digits. The digest does not depend on the folder. */
  readonly digest: string;
}

/**
 * The files that a server needs in addition to the site, except the configurations of nginx and
 * Caddy, which a deploy writes at each target.
 */
const beside = [...recordFiles, 'deploy/server.mjs'];

/** Returns the digest of a build, by which a deploy finds out whether a target has the build already. */
function digestOf(
  folder: string,
  files: readonly string[],
  folders: readonly SiteFolder[],
): string {
  const digest = createHash('sha256');
  const add = (file: string, content: string | Buffer) =>
    digest.update(`${file}\0${createHash('sha256').update(content).digest('hex')}\n`);
  for (const file of files)
    if (basename(file) !== DIGEST_FILE) add(file, readFileSync(join(folder, file)));
  // The same files with other headers are another build.
  add('headers', JSON.stringify([commonHeaders, httpsHeaders, headerRulesOf(folders)]));
  return digest.digest('hex').slice(0, 12);
}

/**
 * Reads the build to deploy.
 * @param path - the folder of the build or a symlink to it: `dist`, unless DAYMARK_OUT contains another
 *   path
 * @throws DeployError when there is no build or the build is incomplete
 */
export function readBuild(path: string): LocalBuild {
  // Resolves the symlink once, because a build that ends during the deploy changes the symlink.
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
 * Returns the texts of the configurations of servers for a build, by file name.
 * @param root the folder of the site's files at the target
 * @param http the address for plain http; undefined if the target serves https
 */
export function serverConfigurations(
  records: RecordTexts,
  root: string,
  http: string | undefined,
): Record<string, string> {
  const site = parseRecords(records);
  const place = http ? { root, http } : { ...usualPlace(site), root };
  return { 'nginx.conf': nginxConfig(site, place), Caddyfile: caddyfile(site, place) };
}

/**
 * Returns the configuration of Apache for a build.
 * @param former the builds whose files are at the target too, the oldest first
 * @param has whether a file is at the target
 */
export const apacheConfiguration = (
  records: RecordTexts,
  former?: readonly RecordTexts[],
  has?: (file: string) => boolean,
): string => htaccess(parseRecords(records), former?.map(parseRecords), has);

/**
 * Returns the records of a site, read from its configuration of Apache. The configuration does not
 * contain the address of the site, which is taken from the records of another build.
 */
export function recordsFromApache(configuration: string, [address = '']: RecordTexts): RecordTexts {
  const { policies, redirects } = readHtaccess(configuration);
  return [address, JSON.stringify(policies), JSON.stringify(redirects)];
}
