import { writeFileSync } from 'node:fs';
import { completeLockfile } from './lockfile/optional-packages.ts';
import { lockfiles, readLockfile } from './lockfile/own.ts';

// Run this after npm has written a lockfile.
for (const file of Object.values(lockfiles))
  writeFileSync(file, `${JSON.stringify(completeLockfile(readLockfile(file)), null, 2)}\n`);
