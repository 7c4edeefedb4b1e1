import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { workflows } from '../../packages/daymark/src/hosts/workflows.ts';
import { codes, ENGLISH } from '../../packages/daymark/words/languages.ts';
import { type Extra, type Packed, packFolder, type Release, writeFiles } from './pack.ts';
import { starterLockfile } from './starter-lockfile.ts';

/**
 * Writes what `create-daymark` copies into new sites: the tarballs, and `engine.json` with their names,
 * the lockfile, the workflows of hosts, the English words and the languages of the engine.
 * @param engine the packed engine
 * @param extras the other packages of new sites
 */
export async function writeEngine(
  folder: string,
  engine: Packed,
  extras: Readonly<Partial<Record<Extra, Packed>>> = {},
): Promise<void> {
  const lockfile = await starterLockfile(engine, extras);
  const names = Object.entries(extras).map(([extra, { file }]) => [extra, basename(file)]);
  for (const { file } of [engine, ...Object.values(extras)])
    await cp(file, join(folder, basename(file)));
  await writeFile(
    join(folder, 'engine.json'),
    JSON.stringify({
      tarball: basename(engine.file),
      ...Object.fromEntries(names),
      lockfile,
      workflows,
      words: ENGLISH,
      languages: codes,
    }),
  );
}

/**
 * Packs `create-daymark` with the engine, as npm would publish it.
 * @param folder where the tarball is written
 */
export async function packStarter(
  folder: string,
  engine: Packed,
  release: Release,
): Promise<Packed> {
  const source = resolve('packages/create-daymark');
  const root = join(folder, 'package');
  await writeFiles(source, root);
  await mkdir(join(root, 'engine'));
  await writeEngine(join(root, 'engine'), engine);
  return packFolder(source, root, release);
}
