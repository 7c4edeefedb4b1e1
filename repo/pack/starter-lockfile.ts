import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import engine from '../../packages/daymark/package.json' with { type: 'json' };
import { npmCommand, runQuietly } from '../bootstrap/npm.mjs';
import { type Lockfile, lockfiles, parseLockfile, readLockfile } from '../lockfile.ts';

/**
 * Returns the packages that build a site, in the versions of this repository's lockfile, and the
 * engine from the tarball.
 */
async function packagesWith(tarball: string, resolved: string) {
  const { version, license, bin, engines, dependencies, peerDependencies } = engine;
  const hash = createHash('sha512').update(await readFile(tarball));
  const locked = {
    ...{ version, resolved, integrity: `sha512-${hash.digest('base64')}`, license, dependencies },
    ...{ bin, engines, optionalDependencies: engine.optionalDependencies, peerDependencies },
  };
  const others = Object.entries(readLockfile(lockfiles.project).packages).filter(
    ([place, { dev, link }]) => place.startsWith('node_modules/') && !dev && !link,
  );
  return { ...Object.fromEntries(others), 'node_modules/daymark': locked };
}

/**
 * Returns the lockfile of a new site whose folder contains the engine's tarball. It has checksums and
 * no addresses.
 * @param tarball the path of the tarball
 */
export async function starterLockfile(tarball: string): Promise<Lockfile> {
  const resolved = `file:${basename(tarball)}`;
  const manifest = { dependencies: { daymark: resolved, ...engine.peerDependencies } };
  const packages = { '': manifest, ...(await packagesWith(tarball, resolved)) };
  const folder = await mkdtemp(join(tmpdir(), 'daymark-lockfile-'));
  try {
    const write = (name: string, value: unknown) =>
      writeFile(join(folder, name), JSON.stringify(value));
    await write('package.json', manifest);
    await write('package-lock.json', { lockfileVersion: 3, packages });
    await cp(tarball, join(folder, basename(tarball)));
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
