// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './npm.mjs';
import { SetupError } from './setup-error.mjs';

// The `node` package fetches its binary in an install script. npm 12 and settings such as
// ignore-scripts skip those; what is allowed here is that one script of the one package named.
const rebuildArguments = [
  'rebuild',
  'node',
  '--ignore-scripts=false',
  '--dangerously-allow-all-scripts',
  '--loglevel=error',
];

/**
 * The Node that the project is made for, as in "24.21.0".
 * @param {string} root
 * @returns {string}
 */
function pinnedVersion(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
}

/**
 * The file that says which Node `npm run` will find: on Windows the link to it is a batch file.
 * @param {string} root
 * @param {string} platform
 */
export function pinnedNodeFile(root, platform) {
  return platform === 'win32'
    ? join(root, 'node_modules', 'node', 'bin', 'node.exe')
    : join(root, 'node_modules', '.bin', 'node');
}

/**
 * @param {string} file
 * @param {string} version
 */
function runsAs(file, version) {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() === `v${version}`;
}

/**
 * Whether one version of Node can stand in for another.
 * @param {string} version
 * @param {string} other
 */
export function isSameMajor(version, other) {
  return Number.parseInt(version, 10) === Number.parseInt(other, 10);
}

/**
 * Makes sure that `npm run` finds the pinned Node first.
 * @param {string} root
 * @param {import('./npm.mjs').Npm} npm
 * @param {{ platform: string, node: string }} running the Node that runs this, as in "20.11.0"
 * @throws {SetupError} when it cannot be had and the running Node is of another major version
 */
export function ensurePinnedNode(root, npm, running) {
  const version = pinnedVersion(root);
  const file = pinnedNodeFile(root, running.platform);
  if (runsAs(file, version)) return;

  const { output } = runQuietly(npm, rebuildArguments, root);
  if (runsAs(file, version)) return;

  // Some systems have no such binary, or cannot run it (a C library other than the usual one).
  if (isSameMajor(running.node, version)) {
    rmSync(file, { force: true });
    return;
  }
  throw new SetupError(
    `Node ${version}, which Daymark is built with, could not be installed as ${file}.\n` +
      `npm rebuild node said:\n\n${output || '(nothing)'}\n\n` +
      `Run the command again when the npm registry can be reached, or install Node ` +
      `${Number.parseInt(version, 10)} from https://nodejs.org and run it with that.`,
  );
}
