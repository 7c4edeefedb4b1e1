import { readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem.ts';

/** The files below one of the owner's folders, and wrong symbolic links. */
interface OwnerFiles {
  /** The paths relative to the site's folder, sorted. */
  files: string[];
  problems: Problem[];
}

/**
 * Lists the files below a folder of the owner. Like the build, it follows symbolic links, and skips
 * names that begin with a dot except `.well-known`. It reports links to nothing, links to a folder
 * around them, and links to pages: Astro reads these in the folder to which the link leads, so
 * their pictures are not found. A folder that does not exist has no files.
 */
export function ownerFiles(folder: string): OwnerFiles {
  const found: OwnerFiles = { files: [], problems: [] };
  if (statSync(folder, { throwIfNoEntry: false })) collect(folder, { above: [] }, found);
  return { ...found, files: found.files.sort() };
}

/** Matches files from which Astro makes pages. The files of `public/` are only copied. */
const PAGE = /^(?!public\/).*\.(?:md|astro)$/;

interface Place {
  /** The real paths of the folders above. */
  above: readonly string[];
  /** The symbolic link to this folder or to one above. */
  link?: string | undefined;
}

function collect(folder: string, { above, link }: Place, found: OwnerFiles): void {
  const folders = [...above, realpathSync(folder)];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
    const path = join(folder, entry.name).replaceAll('\\', '/');
    const isLink = entry.isSymbolicLink();
    const target = isLink ? targetOf(path) : entry;
    const through = isLink ? path : link;
    const wrong = (expected: string, what = '') =>
      found.problems.push({
        file: path,
        expected,
        found: `a symbolic link to ${readlinkSync(through ?? path)}${what}`,
      });
    if (!target) wrong('a link to an existing file', ', which does not exist');
    else if (target.isFile()) {
      found.files.push(path);
      if (through !== undefined && PAGE.test(path)) wrong('a copy of the file');
    } else if (!target.isDirectory()) continue;
    else if (folders.includes(realpathSync(path)))
      wrong('a link to another folder', ', a folder around the link');
    else collect(path, { above: folders, link: through }, found);
  }
}

/** Returns what a symbolic link leads to; undefined if nothing is there. */
function targetOf(path: string) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
