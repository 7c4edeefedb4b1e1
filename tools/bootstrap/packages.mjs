// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './npm.mjs';
import { SetupError } from './setup-error.mjs';

// Whatever NODE_ENV or the owner's npm settings say: the tools and the binaries of this platform
// are needed. The level keeps the notes about Node versions away; the project brings its own Node.
const ciArguments = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * What was installed, for which kind of machine: packages bring binaries, so a folder that moves
 * from one kind to another is installed afresh.
 * @param {string} lockfile the text of package-lock.json
 * @param {{ platform: string, arch: string }} machine
 */
export function stampOf(lockfile, { platform, arch }) {
  const hash = createHash('sha256').update(lockfile).digest('hex');
  return `${hash} ${platform}-${arch}\n`;
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.daymark-installed');
}

/** @param {string} root */
function expectedStamp(root) {
  return stampOf(readFileSync(join(root, 'package-lock.json'), 'utf8'), process);
}

/**
 * Whether node_modules holds what the lockfile of this folder asks for.
 * @param {string} root
 */
export function isInstalled(root) {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === expectedStamp(root);
}

/**
 * Installs exactly what the lockfile says. The stamp is written last, and npm removes it with the
 * rest of node_modules first: an install that was cut short is done again.
 * @param {string} root
 * @param {import('./npm.mjs').Npm} npm
 * @throws {SetupError} with what npm printed
 */
export function installPackages(root, npm) {
  const { succeeded, output } = runQuietly(npm, ciArguments, root);
  if (!succeeded)
    throw new SetupError(
      `The packages could not be installed. npm ci said:\n\n${output}\n\n` +
        'Check the connection to the npm registry and the free disk space, then run the command ' +
        'again. If npm says that package.json and package-lock.json are not in sync, run: npm install',
    );
  writeFileSync(stampFile(root), expectedStamp(root));
}
