import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import type { Address } from '../server/environment.ts';
import { listenError } from '../server/environment.ts';
import { diskProblem } from './disk-problem.ts';

/* Checks before a command begins: packages, permission to write into the folder, and a free port. */

/**
 * Checks the peer dependencies of the engine.
 * @param ranges the range of each package
 * @param versionOf returns the installed version of a package
 * @throws Error if one is missing or outside the range that the engine supports
 */
export function checkPeers(
  ranges: Readonly<Record<string, string>> = manifest.peerDependencies,
  versionOf = installedVersion,
): void {
  const wrong = Object.entries(ranges)
    .map(([name, range]) => ({ name, range, version: versionOf(name) }))
    .filter(({ range, version }) => version === undefined || !isWithin(version, range));
  if (wrong.length === 0) return;
  const lines = wrong.map(
    ({ name, range, version = 'none' }) => `  ${name}: expected ${range}; found ${version}`,
  );
  const packages = wrong.map(({ name, range }) => `"${name}@${range}"`).join(' ');
  throw new Error(
    `daymark requires other versions of these packages:\n${lines.join('\n')}\nRun: npm install ${packages}`,
  );
}

/** Returns the version of a package as the engine resolves it; undefined if it is not installed. */
function installedVersion(name: string): string | undefined {
  try {
    const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return JSON.parse(readFileSync(file, 'utf8')).version;
  } catch {
    return undefined;
  }
}

const numbersOf = (version: string) => (version.match(/\d+/g) ?? []).map(Number);

/** Returns whether a version is within a range of the form `^1.2.3` or `~1.2.3`. */
function isWithin(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [sameMajor, least = 0, leastPatch = 0] = numbersOf(range);
  if (major !== sameMajor) return false;
  if (minor === least) return patch >= leastPatch;
  return range.startsWith('^') && minor > least;
}

/**
 * Checks that a command can write into the site's folder, before the command does any work.
 * @throws Error with a sentence for the owner if it cannot
 */
export async function checkWritable(root: string, write = writeFile): Promise<void> {
  try {
    await writeAndRemove(root, write);
  } catch (error) {
    const sentence = diskProblem({ code: Object(error).code, path: root }, root);
    throw sentence ? new Error(sentence, { cause: error }) : error;
  }
}

/** Tries whether the folder can be written: writes a file and removes it. */
async function writeAndRemove(root: string, write: typeof writeFile): Promise<void> {
  const folder = join(root, '.daymark');
  // Not recursive: Node would replace the error of a read-only file system with ENOENT.
  await mkdir(folder).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const file = join(folder, `writable-${process.pid}`);
  try {
    await write(file, 'Daymark removes this file at once.\n');
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}

const MB = 2 ** 20;

/** The free space below which a build warns, in MB. A build of a small site needs less. */
const ENOUGH = 200;

/** Returns a warning if the disk of the site's folder has little free space. */
export async function spaceWarning(
  root: string,
  statistics: (folder: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<string | undefined> {
  const { bavail, bsize } = await statistics(root);
  const free = Math.floor((bavail * bsize) / MB);
  return free < ENOUGH
    ? `The disk of ${root} has ${free} MB of free space. A build of a large site may need more.`
    : undefined;
}

/**
 * Checks that a server can listen on an address. Returns the address's port, or for port 0 the port
 * that the system chooses.
 * @param command the command that the owner has run, such as "npm run dev"
 * @throws StartError with a sentence for the owner if no server can listen on the address
 */
export async function freePort(address: Address, command: string): Promise<number> {
  const server = createServer().listen(address);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, address, command);
  }
  const bound = server.address();
  server.close();
  await once(server, 'close');
  return typeof bound === 'object' && bound ? bound.port : address.port;
}
