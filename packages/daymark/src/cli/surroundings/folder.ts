import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskProblem } from './disk-problem.ts';

const MB = 2 ** 20;

/** The free space below which a build warns, in MB. A build of a small site needs less. */
const ENOUGH = 200;

async function writeAndRemove(root: string, write: typeof writeFile): Promise<void> {
  const folder = join(root, '.daymark');
  // Not recursive: Node would replace the error of a read-only file system with ENOENT.
  await mkdir(folder).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const file = join(folder, `writable-${process.pid}`);
  try {
    await write(file, 'Daymark removes this file at once.\n');
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}

/**
 * Checks that a command can write into the site's folder, before the command does any work.
 * @throws Error with a sentence for the owner if it cannot
 */
export async function checkWritable(root: string, write = writeFile): Promise<void> {
  try {
    await writeAndRemove(root, write);
  } catch (error) {
    const sentence = diskProblem({ code: Object(error).code, path: root }, root);
    throw sentence ? new Error(sentence, { cause: error }) : error;
  }
}

/** Returns the free space on the disk of a folder, in MB. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / MB);
}

/** Returns a warning if the free space of the site's disk, in MB, is small. */
export const spaceWarning = (root: string, free: number): string | undefined =>
  free < ENOUGH
    ? `The disk of ${root} has ${free} MB of free space. A build of a large site may need more.`
    : undefined;
