/*
 * `npm run create -- <folder> [options]`: writes a new site into a folder, with a package of this
 * repository's engine.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../packages/create-daymark/src/main.ts';
import { writeEngine } from './pack/pack.ts';

const temporary = await mkdtemp(join(tmpdir(), 'daymark-create-'));
try {
  await main(process.argv.slice(2), async () => {
    console.error('Packing the engine. This takes about half a minute.');
    await writeEngine(temporary);
    return temporary;
  });
} finally {
  await rm(temporary, { recursive: true, force: true });
}
