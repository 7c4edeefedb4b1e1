import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../server/files.ts';
import { headersFor } from '../../server/headers.ts';
import { DeployError } from './deploy-error.ts';
import { routesRecord } from './record.ts';

/** A build of this machine, ready to be deployed. */
export interface LocalBuild {
  readonly folder: string;
  /** Paths below the folder: of the site, and of what hosts must know of it. */
  readonly files: readonly string[];
  /** The record of its addresses, which is made by reading and hashing the whole site. */
  readonly routes: string;
  /** Of all content, in 12 hexadecimal digits: the same build has the same, wherever it lies. */
  readonly digest: string;
}

/**
 * What a build consists of besides its site: what a server must know of it, and the embedded server
 * itself. Configurations of other hosts are made for each place.
 */
const beside = ['policy.json', 'redirects.json', 'site.json', 'deploy/server.mjs'];

/** Whether a file of a build never changes under its address: pages of former builds need it. */
export function isImmutable(file: string): boolean {
  if (!file.startsWith('site/')) return false;
  return headersFor(file.slice('site'.length))['Cache-Control']?.includes('immutable') ?? false;
}

function digestOf(folder: string, files: readonly string[], routes: string): string {
  const digest = createHash('sha256');
  const add = (file: string, content: string | Buffer) =>
    digest.update(`${file}\0${createHash('sha256').update(content).digest('hex')}\n`);
  for (const file of files) add(file, readFileSync(join(folder, file)));
  // The same files with other headers are another build.
  add('routes.json', routes);
  return digest.digest('hex').slice(0, 12);
}

/**
 * Reads what is to be deployed.
 * @param folder where the build is, `dist` unless DAYMARK_OUT names another
 * @throws DeployError when there is none, or it is not whole.
 */
export function readBuild(folder: string): LocalBuild {
  for (const part of ['site', 'site/index.html', 'policy.json', 'site.json'])
    if (!existsSync(join(folder, part)))
      throw new DeployError(
        `No build found: expected ${join(folder, part)}; found nothing. Make it with: npm run build`,
      );
  const pages = listFiles(join(folder, 'site')).map((file) => `site/${file}`);
  const files = [...pages, ...beside.filter((file) => existsSync(join(folder, file)))];
  const routes = routesRecord(folder);
  return { folder, files, routes, digest: digestOf(folder, files, routes) };
}
