import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem.ts';

/** The files below one of the owner's folders, and the symbolic links that lead nowhere. */
interface OwnerFiles {
  /** The paths relative to the site's folder, sorted. */
  files: string[];
  problems: Problem[];
}

/**
 * Lists the files below a folder of the owner. Like the build, it follows symbolic links, and skips
 * names that begin with a dot except `.well-known`. It reports links to nothing and links to a
 * folder around them. A folder that does not exist has no files.
 */
export function ownerFiles(folder: string): OwnerFiles {
  const found: OwnerFiles = { files: [], problems: [] };
  if (statSync(folder, { throwIfNoEntry: false })) collect(folder, [], found);
  return { ...found, files: found.files.sort() };
}

function collect(folder: string, above: readonly string[], found: OwnerFiles): void {
  const real = realpathSync(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
    const path = join(folder, entry.name).replaceAll('\\', '/');
    const kind = entry.isSymbolicLink() ? linkTarget(path) : entry;
    const wrong = (what: string) =>
      found.problems.push({
        file: path,
        expected: 'a file, or a symbolic link to an existing file',
        found: `a symbolic link to ${what}`,
      });
    if (!kind) wrong('a file that does not exist');
    else if (kind.isFile()) found.files.push(path);
    else if (!kind.isDirectory()) continue;
    else if ([...above, real].includes(realpathSync(path))) wrong('a folder that contains it');
    else collect(path, [...above, real], found);
  }
}

/** Returns what a symbolic link leads to; undefined if nothing is there. */
function linkTarget(path: string) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
