import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import engine from '../../packages/daymark/package.json' with { type: 'json' };
import importer from '../../packages/daymark-import/package.json' with { type: 'json' };
import { npmCommand, runQuietly } from '../bootstrap/npm.mjs';
import {
  type Lockfile,
  lockfiles,
  neededByBuild,
  parseLockfile,
  readLockfile,
} from '../lockfile.ts';

const fileOf = (tarball: string) => `file:${basename(tarball)}`;

/** Returns the entry of a package that npm installs from a tarball. */
async function lockedFrom(tarball: string, manifest: typeof engine | typeof importer) {
  const { version, license, bin, engines, dependencies, peerDependencies } = manifest;
  const hash = createHash('sha512').update(await readFile(tarball));
  const integrity = `sha512-${hash.digest('base64')}`;
  return {
    ...{ version, resolved: fileOf(tarball), integrity, license, dependencies, bin, engines },
    ...('optionalDependencies' in manifest && {
      optionalDependencies: manifest.optionalDependencies,
    }),
    peerDependencies,
  };
}

/**
 * Returns the packages that build a site, in the versions of this repository's lockfile, and the
 * engine from its tarball; also those of the importer if it has a tarball.
 */
async function packagesWith(tarball: string, ofImporter: string | undefined) {
  const others = Object.entries(readLockfile(lockfiles.project).packages).filter(
    ([place, { dev, link }]) =>
      place.startsWith('node_modules/') &&
      !dev &&
      !link &&
      (ofImporter !== undefined || neededByBuild.has(place)),
  );
  return {
    ...Object.fromEntries(others),
    'node_modules/daymark': await lockedFrom(tarball, engine),
    ...(ofImporter && { 'node_modules/daymark-import': await lockedFrom(ofImporter, importer) }),
  };
}

/**
 * Returns the lockfile of a new site whose folder contains the engine's tarball. It has checksums and
 * no addresses.
 * @param tarball the path of the tarball
 * @param ofImporter the path of the importer's tarball, if the folder contains it too
 */
export async function starterLockfile(tarball: string, ofImporter?: string): Promise<Lockfile> {
  const manifest = {
    dependencies: {
      daymark: fileOf(tarball),
      ...(ofImporter && { 'daymark-import': fileOf(ofImporter) }),
      ...engine.peerDependencies,
    },
  };
  const packages = { '': manifest, ...(await packagesWith(tarball, ofImporter)) };
  const folder = await mkdtemp(join(tmpdir(), 'daymark-lockfile-'));
  try {
    const write = (name: string, value: unknown) =>
      writeFile(join(folder, name), JSON.stringify(value));
    await write('package.json', manifest);
    await write('package-lock.json', { lockfileVersion: 3, packages });
    for (const file of [tarball, ofImporter])
      if (file) await cp(file, join(folder, basename(file)));
    await cp(resolve('packages/create-daymark/template/npmrc'), join(folder, '.npmrc'));
    // npm writes the lockfile in its own form, which a later npm install does not change. It needs
    // no network, because the lockfile is complete.
    const npm = npmCommand(process.env, process);
    const args = ['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund'];
    const { succeeded, output } = runQuietly(npm, args, folder);
    if (!succeeded) throw new Error(`npm could not write the lockfile of new sites:\n${output}`);
    const { name: _, ...lockfile } = parseLockfile(
      await readFile(join(folder, 'package-lock.json'), 'utf8'),
    );
    return lockfile;
  } finally {
    await rm(folder, { recursive: true });
  }
}
