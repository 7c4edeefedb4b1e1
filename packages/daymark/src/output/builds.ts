import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { readValue, writeValue } from '../basics/store.ts';
import { acquireLock, type Holder } from './lock.ts';

/** The number of builds that are kept, including the current build, to which `dist` leads. */
const KEPT_WITH_CURRENT = 3;

/** The end of the name of a build's folder until the build is whole. */
const PARTIAL = '.partial';

/** Whether a folder belongs to a build that failed, was killed, or still runs. */
export const isPartial = (folder: string): boolean => folder.endsWith(PARTIAL);

/** Returns the folder of all builds of a site that get the link `out`, such as `dist`. */
function folderOf(root: string, out: string): string {
  const name = relative(root, resolve(root, out));
  const suffix = name === 'dist' ? '' : `-${name.replace(/[^\w]+/g, '-')}`;
  return join(root, '.daymark', `builds${suffix}`);
}

/**
 * A name for a build made at a Unix time in milliseconds. The order of the names is the order of the
 * times.
 */
const nameOf = (time: number) => new Date(time).toISOString().replaceAll(':', '-');

/** Matches the name of a build, in parts between which a time has colons. */
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

/** Returns the time in the name of a build; `NaN` for any other name. */
const timeIn = (name: string) => Date.parse(NAME.exec(name)?.slice(1).join(':') ?? '');

/** Returns the paths of the whole builds in a folder, the oldest first. */
function wholeBuilds(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !Number.isNaN(timeIn(entry.name)))
    .map(({ name }) => join(folder, name))
    .sort();
}

/**
 * Returns the complete builds that are kept beside a build and are older than this build, the
 * newest first. A folder that is not in a folder of builds has no older builds.
 */
export function olderBuilds(build: string): string[] {
  const builds = dirname(build);
  if (!/^builds(?:-|$)/.test(basename(builds)) || basename(dirname(builds)) !== '.daymark')
    return [];
  return wholeBuilds(builds)
    .filter((other) => other < build)
    .reverse();
}

/**
 * Returns the path of a build that begins now. Its name is the current time, or a later time if the
 * clock was set back since the last build, so that the newest build is always the last in the order
 * of names.
 */
function newFolder(builds: string): string {
  const last = wholeBuilds(builds).at(-1);
  const earliest = last === undefined ? 0 : timeIn(basename(last)) + 1;
  return join(builds, nameOf(Math.max(Date.now(), earliest)));
}

/**
 * Returns the folder of the build that the symlink `out` leads to; undefined if there is no build yet,
 * or if the link leads to a build of another site, as an absolute symlink does in a copy of the site's
 * folder.
 */
function lastBuild(root: string, out: string): string | undefined {
  const link = resolve(root, out);
  const builds = folderOf(root, out);
  if (!existsSync(link) || !existsSync(builds)) return undefined;
  const build = realpathSync(link);
  return dirname(build) === realpathSync(builds) ? build : undefined;
}

/** The file beside the builds with the inputs and the results of the last build. */
export const LAST_BUILD = 'last-build.bin';

/** Writes a note on a build into a file beside it. */
export const writeNote = (build: string, file: string, note: unknown): Promise<void> =>
  writeValue(join(dirname(build), file), { build: basename(build), note });

/**
 * Returns the last build of a site and the note on it in a file; undefined if there is no build, or
 * if the note is on another build.
 * @param root the folder of the site
 * @param out the path of the symlink to the build
 */
export async function readNote<Note>(
  root: string,
  out: string,
  file: string,
): Promise<{ build: string; note: Note } | undefined> {
  const build = lastBuild(root, out);
  if (!build) return undefined;
  const read = await readValue<{ build: string; note?: Note }>(join(dirname(build), file));
  if (read?.build !== basename(build) || read.note === undefined) return undefined;
  return { build, note: read.note };
}

/** The place of a build, and a function for the case that the build has to wait. */
interface BuildOptions {
  readonly root: string;
  /** The path of the symlink that leads to the last complete build, such as `dist`. */
  readonly out: string;
  /** Called if another build is running in the site's folder, before waiting for its end. */
  readonly onWait: (holder: Holder) => void;
}

/**
 * Makes a build in a folder of its own. When the build is complete, the symlink `out` changes to
 * its folder in one step, and old builds are removed. A build that fails or is killed changes
 * nothing.
 * @param write - writes the build into the given folder, and throws if the build is not to be used
 * @returns the folder of the build
 */
export async function makeBuild(
  { root, out, onWait }: BuildOptions,
  write: (folder: string) => Promise<void>,
): Promise<string> {
  const builds = folderOf(root, out);
  refuseOther(resolve(root, out), out);
  await mkdir(builds, { recursive: true });
  const release = await acquireLock(join(root, '.daymark', 'lock'), onWait);
  try {
    for (const name of readdirSync(builds).filter(isPartial))
      await rm(join(builds, name), { recursive: true });
    const folder = newFolder(builds);
    const partial = folder + PARTIAL;
    try {
      await write(partial);
      await rename(partial, folder);
    } catch (error) {
      // If the removal fails, the next build removes the folder. This failure must not hide the error
      // of the build.
      await rm(partial, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
      throw error;
    }
    const link = resolve(root, out);
    const served = existsSync(link) ? realpathSync(link) : '';
    // Removes old builds before the link changes, so that a server that follows the link finds no
    // half-removed build.
    for (const old of wholeBuilds(builds).slice(0, -KEPT_WITH_CURRENT))
      if (old !== folder && realpathSync(old) !== served) await removeBuild(old);
    await setLink(link, folder);
    return folder;
  } finally {
    await release();
  }
}

/**
 * Removes a build. The build first gets the name of a partial build, so that a half-removed build never
 * counts as complete.
 */
async function removeBuild(folder: string): Promise<void> {
  const partial = folder + PARTIAL;
  await rename(folder, partial);
  await rm(partial, { recursive: true });
}

/** Throws if a path has a file or folder of the owner, which the symlink to the build must not replace. */
function refuseOther(path: string, name: string): void {
  const there = lstatSync(path, { throwIfNoEntry: false });
  // A copy of a site's folder may have the build itself in the place of the symlink.
  const isBuild = existsSync(join(path, 'site')) && existsSync(join(path, 'policy.json'));
  if (there && !there.isSymbolicLink() && !isBuild)
    throw new Error(
      `${name}: expected a symlink to the last build, or nothing; found a ${there.isDirectory() ? 'folder' : 'file'} that is no build. Move it elsewhere, or set DAYMARK_OUT to another path.`,
    );
}

/** Changes a symlink to a build in one step. Keeps a folder that is in its place as an old build. */
async function setLink(link: string, folder: string): Promise<void> {
  const next = `${link}.next`;
  // Windows lets every user create junctions, which need an absolute target, but not symlinks.
  const isWindows = process.platform === 'win32';
  await mkdir(dirname(link), { recursive: true });
  // A killed build may have left its temporary link.
  await rm(next, { force: true });
  await symlink(isWindows ? folder : relative(dirname(link), folder), next, 'junction');
  const former = lstatSync(link, { throwIfNoEntry: false });
  if (former?.isDirectory()) await rename(link, olderName(folder, former.mtimeMs));
  // Windows cannot replace a junction by renaming.
  else if (former && isWindows) await rm(link);
  await rename(next, link);
}

/** Returns a free path for a build that was made at a time and is older than another build. */
function olderName(build: string, time: number): string {
  const nameAt = (time: number) => join(dirname(build), nameOf(time));
  let free = Math.min(Math.floor(time), timeIn(basename(build)) - 1);
  while (existsSync(nameAt(free))) free -= 1;
  return nameAt(free);
}
