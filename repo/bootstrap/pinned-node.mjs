// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  isSameMajor,
  packageOfNode,
  pinnedVersion,
} from '../../packages/daymark/bin/find-node.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * A kind of machine, in Node's terms, and the version and the path of the running Node, as in
 * "20.11.0".
 * @typedef {{ platform: string, arch: string, node: string, execPath: string }} Machine
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
 * @param {string} file
 * @param {string} version
 */
function runsAs(file, version) {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() === `v${version}`;
}

/**
 * Finds the Node that runs the programs of this repository: the pinned Node, which is installed as
 * an npm package, or the running Node if it has the same major version.
 * @param {string} root
 * @param {Machine} machine
 * @returns {string} the path of its binary
 * @throws {SetupError} when the pinned Node is not available and the running Node has another major
 * version
 */
export function findPinnedNode(root, machine) {
  const version = pinnedVersion();
  const binary = binaryOfNode(root, machine);
  if (runsAs(binary, version)) return binary;

  // For some machines no package contains Node, and some cannot run the binary, for example because
  // of an unusual C library. The link to the unusable binary is removed: npm searches its folder
  // first, and would not find the running Node.
  if (isSameMajor(machine.node, version)) {
    rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true });
    return machine.execPath;
  }
  const found = existsSync(binary) ? 'a file that does not run' : 'no such file';
  throw new SetupError(
    `${binary}: expected Node ${version}, which Daymark is built with; found ${found}. ` +
      `Install Node ${Number.parseInt(version, 10)} from https://nodejs.org and run the command ` +
      'again with it.',
  );
}
