import { existsSync, lstatSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { acquireLock, type Holder } from './lock.ts';

/** The number of builds that are kept, with the one that `dist` leads to. */
export const KEPT = 3;

/** The end of the name of a build's folder until the build is whole. */
const PARTIAL = '.partial';

/** Whether a folder is that of a build that failed, was killed, or still runs. */
export const isPartial = (folder: string): boolean => folder.endsWith(PARTIAL);

/** Returns the folder of all builds of a site that get the link `out`, such as `dist`. */
function folderOf(root: string, out: string): string {
  const name = relative(root, resolve(root, out));
  const suffix = name === 'dist' ? '' : `-${name.replace(/[^\w]+/g, '-')}`;
  return join(root, '.daymark', `builds${suffix}`);
}

/** Returns the paths of the whole builds in a folder, the oldest first. */
function wholeBuilds(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isPartial(entry.name))
    .map(({ name }) => join(folder, name))
    .sort();
}

/**
 * Returns the whole builds that are kept beside a build and are older than it, the newest first. A
 * folder that is not in a folder of builds has none.
 */
export function olderBuilds(build: string): string[] {
  const builds = dirname(build);
  if (!/^builds(?:-|$)/.test(basename(builds)) || basename(dirname(builds)) !== '.daymark')
    return [];
  return wholeBuilds(builds)
    .filter((other) => other < build)
    .reverse();
}

/** A name for a build made at a time. Names sort in the order of the times. */
const nameOf = (time: Date) => time.toISOString().replaceAll(':', '-');

/** Returns the path of a build that begins now. Waits if another one began in the same millisecond. */
async function newFolder(builds: string): Promise<string> {
  const folder = join(builds, nameOf(new Date()));
  if (!existsSync(folder)) return folder;
  await setTimeout(1);
  return newFolder(builds);
}

/** Where a build goes, and whom it waits for. */
interface BuildOptions {
  /** The folder of the site. */
  readonly root: string;
  /** The path of the symlink that leads to the last whole build, such as `dist`. */
  readonly out: string;
  /** Called if another build is running in the site's folder, before waiting for its end. */
  readonly onWait: (holder: Holder) => void;
}

/**
 * Makes a build in a folder of its own. When it is whole, the symlink `out` changes to that folder
 * in one step, and old builds are removed. A build that fails or is killed changes nothing.
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
    const folder = await newFolder(builds);
    const partial = folder + PARTIAL;
    try {
      await write(partial);
      await rename(partial, folder);
    } finally {
      await rm(partial, { recursive: true, force: true });
    }
    const link = resolve(root, out);
    const served = existsSync(link) ? realpathSync(link) : '';
    // Before the link changes, so that a server that follows it finds no build half removed.
    for (const old of wholeBuilds(builds).slice(0, -KEPT))
      if (realpathSync(old) !== served) rmSync(old, { recursive: true });
    await setLink(link, folder, builds);
    return folder;
  } finally {
    await release();
  }
}

/** Throws if a path has a file or folder that is neither a symlink nor a build. */
function refuseOther(path: string, name: string): void {
  const there = lstatSync(path, { throwIfNoEntry: false });
  // Earlier versions of the engine built into a folder.
  const isBuild = existsSync(join(path, 'site')) && existsSync(join(path, 'policy.json'));
  if (there && !there.isSymbolicLink() && !isBuild)
    throw new Error(
      `${name}: expected a symlink to the last build, or nothing; found a ${there.isDirectory() ? 'folder' : 'file'} that is no build. Move it elsewhere, or set DAYMARK_OUT to another path.`,
    );
}

/** Changes a symlink to a build in one step. Keeps a folder that is in its place as an old build. */
async function setLink(link: string, folder: string, builds: string): Promise<void> {
  const next = `${link}.next`;
  // Windows lets every user create junctions, which need an absolute target, but not symlinks.
  const isWindows = process.platform === 'win32';
  await mkdir(dirname(link), { recursive: true });
  // A killed build may have left its link.
  await rm(next, { force: true });
  await symlink(isWindows ? folder : relative(dirname(link), folder), next, 'junction');
  const former = lstatSync(link, { throwIfNoEntry: false });
  if (former?.isDirectory()) await rename(link, join(builds, nameOf(former.mtime)));
  // Windows cannot replace a junction by renaming.
  else if (former && isWindows) await rm(link);
  await rename(next, link);
}
