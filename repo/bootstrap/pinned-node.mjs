// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  isSameMajor,
  packageOfNode,
  pinnedVersion,
} from '../../packages/daymark/bin/find-node.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * A kind of machine, in Node's terms, and the version of the running Node, as in "20.11.0".
 * @typedef {{ platform: string, arch: string, node: string }} Machine
 */

/**
 * Returns the path of Node's binary in the npm package that contains Node for a machine.
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
 * Ensures that `npm run` finds the pinned Node first: the version that is installed as an npm
 * package. Without it, `npm run` uses the running Node if that has the same major version.
 * @param {string} root
 * @param {Machine} machine
 * @throws {SetupError} when the pinned Node is not available and the running Node has another major
 * version
 */
export function ensurePinnedNode(root, machine) {
  const version = pinnedVersion();
  const binary = binaryOfNode(root, machine);
  const link = linkToNode(root);
  if (runsAs(binary, version)) {
    // npm creates the symlink only if the lockfile lists the binary, which it does not for some
    // systems.
    if (existsSync(link)) return;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), binary), link);
    return;
  }

  // For some machines no package contains Node. Others cannot run its binary, for example because
  // of an unusual C library.
  if (isSameMajor(machine.node, version)) {
    rmSync(link, { force: true });
    return;
  }
  const found = existsSync(binary) ? 'a file that does not run' : 'no such file';
  throw new SetupError(
    `${binary}: expected Node ${version}, which Daymark is built with; found ${found}. ` +
      `Install Node ${Number.parseInt(version, 10)} from https://nodejs.org and run the command ` +
      'again with it.',
  );
}
