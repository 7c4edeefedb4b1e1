import { hash } from 'node:crypto';
import {
  closeSync,
  type Dirent,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { isOfLanguage, type Languages } from '../slug.ts';
import { conflictIn } from './finder.ts';
import type { Problem } from './problem.ts';
import type { ReadText, TextReader } from './text-reader.ts';

/** The files below one of the owner's folders, and forbidden entries. */
interface OwnerFiles {
  /** The paths relative to the site's folder, sorted. */
  files: string[];
  problems: Problem[];
}

/**
 * Lists the files below a folder of the owner. Like the build, follows symbolic links, and skips
 * names that begin with a dot except `.well-known`. It reports symbolic links that lead out of the
 * site, to nothing or to a folder above them, and everything that is neither a file nor a folder.
 * It also reports symbolic links to pages: Astro reads these in the folder to which the link leads,
 * so their pictures are not found.
 * @param folder the path relative to the site's folder; without such a folder, there are no files
 */
export function ownerFiles(folder: string): OwnerFiles {
  const found: OwnerFiles = { files: [], problems: [] };
  const entry = lstatSync(folder, { throwIfNoEntry: false });
  if (entry) visit(folder, entry, { above: [] }, found);
  return { ...found, files: found.files.sort() };
}

/** Matches files from which Astro makes pages. The build only copies the files of `public/`. */
const PAGE = /^(?:content|pages)\/.*\.(?:md|astro)$/;

/** Matches hidden files that a build does not copy. The hidden files of `public/` are copied. */
const SKIPPED = /^(?!public\/)(?:.*\/)?\.(?!well-known$)[^/]*$/;

interface Place {
  /** The real paths of the folders above. */
  above: readonly string[];
  /** The symbolic link to this folder or to a folder above it. */
  link?: string | undefined;
}

/** Collects the files in a folder, and the problems of links and names that a build could not read. */
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
    const surroundings = {
      above: [...above, realpathSync(path)],
      link: above.length > 0 ? through : link,
    };
    for (const inside of readdirSync(path, { withFileTypes: true }))
      visit(join(path, inside.name).replaceAll('\\', '/'), inside, surroundings, found);
  }
}

const COPY =
  'a copy of the file or folder, because a link must not lead out of the site’s folder or to a hidden file';

const isHidden = (name: string) => name.startsWith('.') && name !== '.well-known';

/**
 * Returns whether an existing path leads out of the site's folder or to a hidden file, such as
 * `.env`, once all symbolic links are followed. A build would publish the target of such links.
 */
export function leavesSite(path: string): boolean {
  const real = relative(realpathSync('.'), realpathSync(path));
  if (isAbsolute(real)) return true;
  const parts = real.split(/[\\/]/);
  return parts[0] === '..' || (parts[0] !== 'node_modules' && parts.some(isHidden));
}

/** Returns the words for an entry that is neither a file nor a folder, and that a build could not read. */
function kindOf(entry: Dirent | Stats): string {
  if (entry.isFIFO()) return 'a named pipe (FIFO)';
  return entry.isSocket() ? 'a socket' : 'a device';
}

/** Returns the target of a symbolic link; undefined if it does not exist. */
function targetOf(path: string) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

const PRESENT = 'a file that is neither removed nor renamed while the command reads it';

/**
 * Reads all texts of a language in the working directory. Also returns the paths of all files in
 * `content/` and `pages/`, and the paths of all files in `public/` relative to that folder.
 */
export async function readTexts(read: TextReader, languages: Languages) {
  const [content, own, served] = [ownerFiles('content'), ownerFiles('pages'), ownerFiles('public')];
  const code = ['overrides', 'custom.css'].map(ownerFiles);
  // Each problem belongs to one language. Problems of files that all languages share belong to the main
  // language.
  const isOwn = ({ file }: Pick<Problem, 'file'>) =>
    /^(?:content|pages)\//.test(file) ? isOfLanguage(file, languages) : languages.code === '';
  const problems = [content, own, served, ...code].flatMap((each) => each.problems.filter(isOwn));
  for (const file of [own, ...code].flatMap((each) => each.files))
    if (!file.endsWith('.md') && isOwn({ file })) {
      const conflict = conflictIn(readFileSync(file, 'utf8'));
      if (conflict) problems.push({ file, ...conflict });
    }
  const files = [...content.files, ...own.files].filter((file) => isOfLanguage(file, languages));
  const contentOf = fileReader();
  const texts: ReadText[] = [];
  for (const file of files)
    if (file.endsWith('.md') || /^pages\/.*\.astro$/.test(file))
      try {
        texts.push(await read(file, () => contentOf(file)));
      } catch (error) {
        if (Object(error).code !== 'ENOENT') throw error;
        problems.push({ file, expected: PRESENT, found: 'none; run the command again' });
      }
  const publicFiles = served.files.map((file) => file.slice('public/'.length));
  return { texts, files, publicFiles, problems };
}

/**
 * Creates a function that reads files one after another into the same memory, which takes less time
 * than new memory for each of many files. The content is valid until the next file is read.
 */
export function fileReader(size = 2 ** 16): (path: string) => Uint8Array {
  let memory = Buffer.alloc(size);
  return (path) => {
    const file = openSync(path, 'r');
    try {
      let end = 0;
      for (let length = -1; length !== 0; end += length) {
        if (end === memory.length) memory = Buffer.concat([memory], 2 * end);
        length = readSync(file, memory, end, memory.length - end, null);
      }
      return memory.subarray(0, end);
    } finally {
      closeSync(file);
    }
  };
}

/** The hashes of files by path. */
export type Digests = Pick<ReadonlyMap<string, string>, 'get'>;

/**
 * The age in milliseconds that a file must have, so that its hash is kept. Some file systems round
 * times to two seconds, so a second edit within that span may leave the same times.
 */
const SETTLED = 2000;

/**
 * Creates a function that returns the hashes of files, and reads a file again only if its size, its
 * times or its inode have changed. The live preview hashes all texts after each edit.
 */
export function fileDigests(): Digests {
  const known = new Map<string, { stamp: string; digest: string }>();
  return {
    get(file) {
      const { ino, size, mtimeMs, ctimeMs } = statSync(file);
      const stamp = [ino, size, mtimeMs, ctimeMs].join();
      const last = known.get(file);
      if (last?.stamp === stamp) return last.digest;
      const digest = hash('sha256', readFileSync(file));
      if (Date.now() - Math.max(mtimeMs, ctimeMs) > SETTLED) known.set(file, { stamp, digest });
      return digest;
    },
  };
}
