/*
 * `npm run create -- <folder> [options]`: writes a new site into a folder, with a package of this
 * repository's engine, with `--with-import` also of the importer, and with `--with-desk` of the desk.
 */

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Choices } from '../packages/create-daymark/src/choices.ts';
import { main } from '../packages/create-daymark/src/main.ts';
import engineManifest from '../packages/daymark/package.json' with { type: 'json' };
import { packEngine, packExtra } from './pack/pack.ts';
import { writeEngine } from './pack/starter.ts';
import { differenceFromTag } from './pack/tag.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--with-import');
const hasImporter = args.length < process.argv.length - 2;
const temporary = await mkdtemp(join(tmpdir(), 'daymark-create-'));

/** Packs the engine and the chosen extras. Returns the folder that `create-daymark` copies. */
async function pack({ desk }: Choices): Promise<string> {
  console.error('Packing the engine. A slow machine needs some minutes.');
  const difference = differenceFromTag(resolve('.'), engineManifest.version);
  const release = { isTagged: difference === undefined };
  const engine = await packEngine(temporary, release);
  const folder = join(temporary, 'engine');
  await mkdir(folder);
  await writeEngine(folder, engine, {
    ...(hasImporter && { importer: await packExtra(temporary, 'importer', engine, release) }),
    ...(desk && { desk: await packExtra(temporary, 'desk', engine, release) }),
  });
  return folder;
}

try {
  await main(args, pack, true);
  if (args.includes('--help'))
    console.log(`  --with-desk         Adds the desk, for writing in a browser
  --with-import       Adds the importer, for \`npm run import -- <export>\` in the folder`);
} finally {
  await rm(temporary, { recursive: true, force: true });
}
