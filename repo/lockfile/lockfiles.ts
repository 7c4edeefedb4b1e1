import { readFileSync } from 'node:fs';
import { parseLockfile } from './optional-packages.ts';
import { packagesOf } from './packages.ts';

const lockfileAt = (path: string) => new URL(`../../${path}`, import.meta.url);

/** The project's lockfile, and the one of the delivery tests. */
export const lockfiles = {
  project: lockfileAt('package-lock.json'),
  delivery: lockfileAt('tests/delivery/package-lock.json'),
} as const;

/** @throws Error when the file is not a lockfile */
export const readLockfile = (file: URL) => parseLockfile(readFileSync(file, 'utf8'));

/** The packages of the project's lockfile. */
export const projectPackages = packagesOf(readLockfile(lockfiles.project));

/** The packages that only the delivery tests need. */
export const deliveryPackages = packagesOf(readLockfile(lockfiles.delivery));
