/*
 * `npm run create -- <folder> [options]`: writes a new site into a folder, with a package of this
 * repository's engine.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packEngine, writeStarter } from './pack/pack.ts';

const args = process.argv.slice(2);
const temporary = await mkdtemp(join(tmpdir(), 'daymark-create-'));
try {
  const engine = await packEngine(temporary);
  const starter = join(temporary, 'starter');
  await writeStarter(starter);
  const command = join(starter, 'bin/create-daymark.mjs');
  const options = args.length > 0 ? ['--engine', engine] : [];
  const child = spawn(process.execPath, [command, ...args, ...options], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await rm(temporary, { recursive: true, force: true });
}
