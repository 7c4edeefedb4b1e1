import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { npmCommand, runQuietly } from '../bootstrap/npm.mjs';
import {
  type Lockfile,
  lockfiles,
  neededBy,
  neededByBuild,
  parseLockfile,
  readLockfile,
} from '../lockfile.ts';
import type { Extra, Packed } from './pack.ts';

const fileOf = ({ file }: Packed) => `file:${basename(file)}`;

/** The fields of a manifest that npm repeats in a lockfile. */
const LOCKED = [
  'version',
  'license',
  'bin',
  'engines',
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'peerDependenciesMeta',
] as const;

/** Returns the entry of a package that npm installs from a tarball. */
async function lockedFrom(packed: Packed) {
  const hash = createHash('sha512').update(await readFile(packed.file));
  const fields = LOCKED.flatMap((field) =>
    field in packed.manifest ? [[field, packed.manifest[field]]] : [],
  );
  return {
    ...Object.fromEntries(fields),
    resolved: fileOf(packed),
    integrity: `sha512-${hash.digest('base64')}`,
  };
}

/**
 * The package of Sveltia CMS. A site with the desk depends on Sveltia CMS, which this repository
 * installs only for tests.
 */
const SVELTIA = '@sveltia/cms';

/**
 * Returns the entries of the packages that build a site, in the versions of this repository's
 * lockfile, and of the packed packages.
 */
async function packagesWith(engine: Packed, { importer, desk }: Extras) {
  const lock = readLockfile(lockfiles.project);
  const ofDesk = desk ? neededBy(lock, ['packages/daymark-desk']) : new Set();
  const others = Object.entries(lock.packages).flatMap(([place, { dev, ...entry }]) => {
    const isNeeded = ofDesk.has(place) || (!dev && (importer || neededByBuild.has(place)));
    return isNeeded && place.startsWith('node_modules/') && !entry.link ? [[place, entry]] : [];
  });
  const own = [engine, importer, desk]
    .filter((packed) => packed !== undefined)
    .map(async (packed) => [`node_modules/${packed.manifest.name}`, await lockedFrom(packed)]);
  return { ...Object.fromEntries(others), ...Object.fromEntries(await Promise.all(own)) };
}

type Extras = Readonly<Partial<Record<Extra, Packed>>>;

/**
 * Returns the lockfile of a new site whose folder contains the engine's tarball. The lockfile has
 * checksums, and no addresses of a registry.
 * @param extras the other tarballs that the folder contains
 */
export async function starterLockfile(engine: Packed, extras: Extras = {}): Promise<Lockfile> {
  const tarballs = [engine, ...Object.values(extras)];
  const manifest = {
    dependencies: {
      ...Object.fromEntries(tarballs.map((packed) => [packed.manifest.name, fileOf(packed)])),
      ...(extras.desk && { [SVELTIA]: extras.desk.manifest.peerDependencies?.[SVELTIA] }),
      ...engine.manifest.peerDependencies,
    },
  };
  const packages = { '': manifest, ...(await packagesWith(engine, extras)) };
  const folder = await mkdtemp(join(tmpdir(), 'daymark-lockfile-'));
  try {
    const write = (name: string, value: unknown) =>
      writeFile(join(folder, name), JSON.stringify(value));
    await write('package.json', manifest);
    await write('package-lock.json', { lockfileVersion: 3, packages });
    for (const { file } of tarballs) await cp(file, join(folder, basename(file)));
    await cp(resolve('packages/create-daymark/template/npmrc'), join(folder, '.npmrc'));
    // npm rewrites the lockfile in its own form, so that a later npm install does not change it.
    // npm needs no network for this, because the lockfile is complete.
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
