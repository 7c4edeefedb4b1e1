import {
  type Dirent,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import type { Problem } from './problem.ts';

/** The files below one of the owner's folders, and entries that must not be there. */
interface OwnerFiles {
  /** The paths relative to the site's folder, sorted. */
  files: string[];
  problems: Problem[];
}

/**
 * Lists the files below a folder of the owner. Like the build, it follows symbolic links, and skips
 * names that begin with a dot except `.well-known`. It reports links out of the site, to nothing and
 * to a folder around them, and everything that is neither a file nor a folder. It also reports links
 * to pages: Astro reads these in the folder to which the link leads, so their pictures are not found.
 * @param folder the path relative to the site's folder; without such a folder, there are no files
 */
export function ownerFiles(folder: string): OwnerFiles {
  const found: OwnerFiles = { files: [], problems: [] };
  const entry = lstatSync(folder, { throwIfNoEntry: false });
  if (entry) visit(folder, entry, { above: [] }, found);
  return { ...found, files: found.files.sort() };
}

/** Matches files from which Astro makes pages. The files of `public/` are only copied. */
const PAGE = /^(?:content|pages)\/.*\.(?:md|astro)$/;

/** Matches hidden files that a build does not copy. It copies those of `public/`. */
const SKIPPED = /^(?!public\/)(?:.*\/)?\.(?!well-known$)[^/]*$/;

interface Place {
  /** The real paths of the folders above. */
  above: readonly string[];
  /** The symbolic link to this folder or to one above. */
  link?: string | undefined;
}

function visit(
  path: string,
  entry: Dirent | Stats,
  { above, link }: Place,
  found: OwnerFiles,
): void {
  if (SKIPPED.test(path)) return;
  if (path.includes('\u{fffd}'))
    return void found.problems.push({
      file: path,
      expected: 'a name in UTF-8; rename the file or folder',
      found: 'other bytes, shown as \u{fffd}',
    });
  const isLink = entry.isSymbolicLink();
  const target = isLink ? targetOf(path) : entry;
  const through = isLink ? path : link;
  const report = (expected: string, what: string) =>
    found.problems.push({ file: path, expected, found: what });
  const wrongLink = (expected: string, what = '') =>
    report(expected, `a symbolic link to ${readlinkSync(through ?? path)}${what}`);
  if (!target) wrongLink('a link to an existing file', ', which does not exist');
  else if (isLink && leavesSite(path)) wrongLink(COPY);
  else if (target.isFile()) {
    if (!isHidden(basename(path))) found.files.push(path);
    if (through !== undefined && PAGE.test(path)) wrongLink('a copy of the file');
  } else if (!target.isDirectory()) report('a file or a folder', `${kindOf(target)}; remove it`);
  else if (above.includes(realpathSync(path)))
    wrongLink('a link to another folder', ', a folder around the link');
  else {
    const place = {
      above: [...above, realpathSync(path)],
      link: above.length > 0 ? through : link,
    };
    for (const inside of readdirSync(path, { withFileTypes: true }))
      visit(join(path, inside.name).replaceAll('\\', '/'), inside, place, found);
  }
}

const COPY =
  'a copy of the file or folder, because a link must not lead out of the site’s folder or to a hidden file';

const isHidden = (name: string) => name.startsWith('.') && name !== '.well-known';

/**
 * Returns whether an existing path leads out of the site's folder or to a hidden file, such as
 * `.env`, once all symbolic links are followed. A build would publish what is there.
 */
export function leavesSite(path: string): boolean {
  const real = relative(realpathSync('.'), realpathSync(path));
  if (isAbsolute(real)) return true;
  const parts = real.split(/[\\/]/);
  return parts[0] === '..' || (parts[0] !== 'node_modules' && parts.some(isHidden));
}

function kindOf(entry: Dirent | Stats): string {
  if (entry.isFIFO()) return 'a named pipe (FIFO)';
  return entry.isSocket() ? 'a socket' : 'a device';
}

/** Returns what a symbolic link leads to; undefined if nothing is there. */
function targetOf(path: string) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
