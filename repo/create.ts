/*
 * `npm run create -- <folder> [options]`: writes a new site into a folder, with a package of this
 * repository's engine, with `--with-import` also of the importer, and with `--with-desk` of the desk.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Choices } from '../packages/create-daymark/src/choices.ts';
import { main } from '../packages/create-daymark/src/main.ts';
import { writeEngine } from './pack/pack.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--with-import');
const hasImporter = args.length < process.argv.length - 2;
const temporary = await mkdtemp(join(tmpdir(), 'daymark-create-'));
try {
  const pack = async ({ desk }: Choices) => {
    console.error('Packing the engine. This takes about half a minute.');
    const extras = [hasImporter ? ['importer' as const] : [], desk ? ['desk' as const] : []].flat();
    await writeEngine(temporary, { extras });
    return temporary;
  };
  await main(args, pack, true);
  if (args.includes('--help'))
    console.log(`  --with-desk         Adds the desk, for writing in a browser
  --with-import       Adds the importer, for \`npm run import -- <export>\` in the folder`);
} finally {
  await rm(temporary, { recursive: true, force: true });
}
