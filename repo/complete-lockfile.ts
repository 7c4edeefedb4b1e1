import { writeFileSync } from 'node:fs';
import { lockfiles, readLockfile } from './lockfile/lockfiles.ts';
import { completeLockfile } from './lockfile/optional-packages.ts';

// Adds the optional packages that npm omitted. Run this after npm has written a lockfile.
for (const file of Object.values(lockfiles))
  writeFileSync(file, `${JSON.stringify(completeLockfile(readLockfile(file)), null, 2)}\n`);
