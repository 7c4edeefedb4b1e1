/*
 * `npm run create -- <folder> [options]`: writes a new site into a folder, with a package of this
 * repository's engine, and with `--with-import` also of the importer.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../packages/create-daymark/src/main.ts';
import { writeEngine } from './pack/pack.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--with-import');
const hasImporter = args.length < process.argv.length - 2;
const temporary = await mkdtemp(join(tmpdir(), 'daymark-create-'));
try {
  await main(args, async () => {
    console.error('Packing the engine. This takes about half a minute.');
    await writeEngine(temporary, { hasImporter });
    return temporary;
  });
  if (args.includes('--help'))
    console.log(
      '  --with-import       Adds the importer, for `npm run import -- <export>` in the folder',
    );
} finally {
  await rm(temporary, { recursive: true, force: true });
}
