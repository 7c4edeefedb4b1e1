import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import engine from '../../packages/daymark/package.json' with { type: 'json' };
import desk from '../../packages/daymark-desk/package.json' with { type: 'json' };
import importer from '../../packages/daymark-import/package.json' with { type: 'json' };
import { npmCommand, runQuietly } from '../bootstrap/npm.mjs';
import {
  type Lockfile,
  lockfiles,
  neededBy,
  neededByBuild,
  parseLockfile,
  readLockfile,
} from '../lockfile.ts';

const fileOf = (tarball: string) => `file:${basename(tarball)}`;

/** The packages that a new site may have besides the engine. */
const EXTRAS = { importer, desk };
type Extra = keyof typeof EXTRAS;
/** The paths of their tarballs. */
export type Tarballs = Readonly<Partial<Record<Extra, string>>>;

/** Returns the entry of a package that npm installs from a tarball. */
async function lockedFrom(
  tarball: string,
  manifest: typeof engine | typeof importer | typeof desk,
) {
  const { version, license, engines, dependencies, peerDependencies } = manifest;
  const hash = createHash('sha512').update(await readFile(tarball));
  const integrity = `sha512-${hash.digest('base64')}`;
  return {
    ...{ version, resolved: fileOf(tarball), integrity, license, dependencies, engines },
    ...('bin' in manifest && { bin: manifest.bin }),
    ...('optionalDependencies' in manifest && {
      optionalDependencies: manifest.optionalDependencies,
    }),
    peerDependencies,
    ...('peerDependenciesMeta' in manifest && {
      peerDependenciesMeta: manifest.peerDependenciesMeta,
    }),
  };
}

/** The package of Sveltia CMS, which this repository installs for tests and sites for the desk. */
const SVELTIA = '@sveltia/cms';

/**
 * Returns the packages that build a site, in the versions of this repository's lockfile, and the
 * engine from its tarball; also those of the extras that have a tarball.
 */
async function packagesWith(tarball: string, extras: Tarballs) {
  const lock = readLockfile(lockfiles.project);
  const ofDesk = extras.desk ? neededBy(lock, ['packages/daymark-desk']) : new Set();
  const others = Object.entries(lock.packages).flatMap(([place, { dev, ...entry }]) => {
    const isNeeded = ofDesk.has(place) || (!dev && (extras.importer || neededByBuild.has(place)));
    return isNeeded && place.startsWith('node_modules/') && !entry.link ? [[place, entry]] : [];
  });
  const own = Object.entries(extras).map(async ([name, file]) => {
    const manifest = EXTRAS[name as Extra];
    return [`node_modules/${manifest.name}`, await lockedFrom(file, manifest)];
  });
  return {
    ...Object.fromEntries(others),
    'node_modules/daymark': await lockedFrom(tarball, engine),
    ...Object.fromEntries(await Promise.all(own)),
  };
}

/**
 * Returns the lockfile of a new site whose folder contains the engine's tarball. It has checksums and
 * no addresses.
 * @param tarball the path of the tarball
 * @param extras the tarballs that the folder contains too
 */
export async function starterLockfile(tarball: string, extras: Tarballs = {}): Promise<Lockfile> {
  const manifest = {
    dependencies: {
      daymark: fileOf(tarball),
      ...Object.fromEntries(
        Object.entries(extras).map(([name, file]) => [EXTRAS[name as Extra].name, fileOf(file)]),
      ),
      ...(extras.desk && { [SVELTIA]: desk.peerDependencies[SVELTIA] }),
      ...engine.peerDependencies,
    },
  };
  const packages = { '': manifest, ...(await packagesWith(tarball, extras)) };
  const folder = await mkdtemp(join(tmpdir(), 'daymark-lockfile-'));
  try {
    const write = (name: string, value: unknown) =>
      writeFile(join(folder, name), JSON.stringify(value));
    await write('package.json', manifest);
    await write('package-lock.json', { lockfileVersion: 3, packages });
    for (const file of [tarball, ...Object.values(extras)])
      await cp(file, join(folder, basename(file)));
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
