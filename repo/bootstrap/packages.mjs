// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runQuietly } from './npm.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * The packages to install: those that build a site ('build'), also those of the importer
 * ('import'), or also the tools that check and test ('all').
 * @typedef {'build' | 'import' | 'all'} Extent
 */

/**
 * The extents of an installation. Each extent contains the extents before it. @type {readonly Extent[]}
 */
const EXTENTS = ['build', 'import', 'all'];

/** The folders of the project whose dependencies are needed to build a site. */
export const BUILDING = ['packages/create-daymark', 'packages/daymark', 'site'];

/**
 * Returns arguments for npm that override NODE_ENV and the user's npm settings, because the
 * binaries of this platform are needed and the install scripts of packages are not (see
 * repo/lockfile.test.ts). The log level hides warnings about the Node version, because
 * the project installs its own Node.
 * @param {Extent} extent
 */
const ciArguments = (extent) => [
  'ci',
  extent === 'all' ? '--include=dev' : '--omit=dev',
  ...(extent === 'build' ? BUILDING.map((folder) => `--workspace=${folder}`) : []),
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * Returns a stamp that identifies the installed packages and the kind of machine. Packages contain
 * binaries, so they are installed again if the folder is moved to another kind of machine.
 * @param {string} lockfile the text of package-lock.json
 * @param {{ platform: string, arch: string }} machine
 * @param {Extent} extent
 */
export function stampOf(lockfile, { platform, arch }, extent) {
  const hash = createHash('sha256').update(lockfile).digest('hex');
  return `${hash} ${platform}-${arch} ${extent}\n`;
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.daymark-installed');
}

/** @param {string} root */
function readStamp(root) {
  const file = stampFile(root);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * @param {string} root
 * @param {Extent} extent
 */
function expectedStamp(root, extent) {
  return stampOf(readFileSync(join(root, 'package-lock.json'), 'utf8'), process, extent);
}

/**
 * Whether `node_modules` in the folder `root` holds the packages of the lockfile there.
 * @param {string} root
 * @param {Extent} [extent]
 */
export function isInstalled(root, extent = 'all') {
  const stamp = readStamp(root);
  const enough = EXTENTS.slice(EXTENTS.indexOf(extent));
  return enough.some((installed) => stamp === expectedStamp(root, installed));
}

/**
 * Returns which packages to install for a command. If more packages are already installed, the result
 * includes them, so that an update removes none.
 * @param {string} root
 * @param {Extent} needed what the command needs
 * @returns {Extent}
 */
export function extentFor(root, needed) {
  // npm writes this file. If npm's file exists and our stamp is missing, somebody has run npm by
  // hand, which installs all packages.
  const isThere = existsSync(join(root, 'node_modules', '.package-lock.json'));
  if (!isThere) return needed;
  const stamp = readStamp(root);
  const installed = EXTENTS.find((extent) => stamp.endsWith(` ${extent}\n`)) ?? 'all';
  return EXTENTS.indexOf(installed) > EXTENTS.indexOf(needed) ? installed : needed;
}

/** Matches npm's errors on a machine without network, or behind a firewall. */
const NO_NETWORK =
  /\bcode (?:EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ETIMEDOUT|EIDLETIMEOUT|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

/**
 * Whether npm can reach its registry, with the proxy and the registry of the user's npm settings.
 * `npm ci` itself would retry for minutes.
 * @param {import('./npm.mjs').Npm} npm
 * @param {string} root
 */
function isOnline(npm, root) {
  const args = ['ping', '--fetch-retries=0', '--fetch-timeout=8000', '--loglevel=error'];
  const { succeeded, output } = runQuietly(npm, args, root);
  return succeeded || !NO_NETWORK.test(output);
}

/**
 * Installs exactly the packages of the lockfile. Without network, npm's cache may contain them. npm
 * first removes the stamp with the rest of node_modules, and this function writes it last, so an
 * interrupted installation is repeated.
 * @param {string} root
 * @param {import('./npm.mjs').Npm} npm
 * @param {Extent} [extent]
 * @throws {SetupError} if there is no network, or with the output of npm
 */
export function installPackages(root, npm, extent = 'all') {
  const hasNetwork = isOnline(npm, root);
  const args = [...ciArguments(extent), ...(hasNetwork ? [] : ['--offline'])];
  const { succeeded, output } = runQuietly(npm, args, root);
  if (!succeeded && !hasNetwork)
    throw new SetupError(
      'npm cannot reach its registry, from which it installs the packages. Connect this machine to ' +
        'the network, or set the proxy of npm, then run the command again.',
    );
  if (!succeeded)
    throw new SetupError(
      `npm could not install the packages. Output of npm ci:\n\n${output}\n\n` +
        'Check the connection to the npm registry and the free disk space, then run the command ' +
        'again. If npm says that package.json and package-lock.json are not in sync, run: npm install',
    );
  // npm creates no folder for a lockfile without packages.
  mkdirSync(dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), expectedStamp(root, extent));
}
