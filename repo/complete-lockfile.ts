/*
 * Adds to the lockfiles the optional packages that npm omitted, and the missing checksums that the
 * registry has. Run this after npm has written a lockfile.
 */
import { writeFileSync } from 'node:fs';
import { npmCommand, runQuietly } from './bootstrap/npm.mjs';
import {
  completeLockfile,
  type Lockfile,
  lockfiles,
  nameOf,
  packagesOf,
  readLockfile,
} from './lockfile.ts';

const npm = npmCommand(process.env, process);

/** Returns the checksum of a package in the registry; undefined if the registry has none. */
function integrityOf(name: string, version: string): string | undefined {
  const args = ['view', `${name}@${version}`, 'dist.integrity', '--loglevel=error'];
  const { succeeded, output } = runQuietly(npm, args, process.cwd());
  return succeeded && output.startsWith('sha512-') ? output : undefined;
}

/** Returns the entry of a package with its version first and its checksum second, as npm writes it. */
function withIntegrity([place, fields]: [string, Record<string, unknown>]) {
  const { version, ...others } = fields;
  const integrity = integrityOf(nameOf(place), String(version));
  return [place, integrity ? { version, integrity, ...others } : fields] as const;
}

function withChecksums(lock: Lockfile): Lockfile {
  const unsure = new Set(
    packagesOf(lock).flatMap(({ place, integrity }) => (integrity ? [] : [place])),
  );
  const packages = Object.entries(lock.packages).map((entry) =>
    unsure.has(entry[0]) ? withIntegrity(entry) : entry,
  );
  return { ...lock, packages: Object.fromEntries(packages) };
}

for (const file of Object.values(lockfiles)) {
  const lock = withChecksums(completeLockfile(readLockfile(file)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
