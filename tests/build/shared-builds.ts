import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { linkCaches } from './copy.ts';
import { environmentOf, recipes, type SiteName } from './sites.ts';

/** A finished build that several test files read, and none changes. */
export interface SharedBuild {
  /** The folder of the site. The build is in its folder `dist`. */
  readonly root: string;
  /** The text that the build wrote to standard output and standard error. */
  readonly output: string;
}

/**
 * The folder of all builds. The folder is in the repository, for the same reason as the folder of
 * copies.
 */
const folder = resolve('.cache/builds');
const OUTPUT = '.cache/output.txt';

/** The files on which a build depends. */
const SOURCES = [
  '{packages/daymark,site,tests/build,tests/fixtures,tests/network}/**/*',
  'docs/advertising.md',
  'package-lock.json',
];
const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/*.test.*'];

/**
 * Returns a hash of all files on which builds depend, so that a build of the same sources is used
 * again.
 */
function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const entry of globSync(SOURCES, { exclude: EXCLUDED, withFileTypes: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      hash.update(`${path}\n`).update(readFileSync(path));
    }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Milliseconds after which a build of older sources is removed, because no running test reads it
 * any more.
 */
const HOUR = 3_600_000;

/** Removes old builds of a site. */
async function prune(name: SiteName): Promise<void> {
  const isOld = (build: string) => statSync(join(folder, build)).mtimeMs < Date.now() - HOUR;
  for (const build of readdirSync(folder))
    if (build.startsWith(`${name}.`) && isOld(build))
      await rm(join(folder, build), { recursive: true });
}

/**
 * Returns a build of a site, and makes it first unless a build of the same sources exists.
 * @throws if the build fails, with its output
 */
export async function sharedBuild(name: SiteName): Promise<SharedBuild> {
  const root = join(folder, `${name}.${digestOfSources()}`);
  const read = () => ({ root, output: readFileSync(join(root, OUTPUT), 'utf8') });
  try {
    return read();
  } catch {
    await mkdir(folder, { recursive: true });
    await prune(name);
    const recipe = recipes[name];
    const copy = await recipe.copy();
    if ('isMeasured' in recipe) await linkCaches(copy.root, 'compressed');
    const { succeeded, output } = await copy.build(environmentOf(recipe));
    if (!succeeded) {
      await copy.remove();
      throw new Error(`The build of the site ${name} failed:\n${output}`);
    }
    await copy.write(OUTPUT, output);
    // nginx runs as another user, who must be able to read the folder.
    await chmod(copy.root, 0o755);
    // Ignores the failure, because another process may have made the same build in the meantime.
    await rename(copy.root, root).catch(() => copy.remove());
    return read();
  }
}
