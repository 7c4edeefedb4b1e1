import { readFileSync, writeFileSync } from 'node:fs';
import { completeLockfile, parseLockfile } from './lockfile/optional-packages.ts';

// Run it from the project's folder after npm has written the lockfile.
const file = 'package-lock.json';
const lock = parseLockfile(readFileSync(file, 'utf8'));
writeFileSync(file, `${JSON.stringify(completeLockfile(lock), null, 2)}\n`);
