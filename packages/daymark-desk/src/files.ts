import { isUtf8 } from 'node:buffer';
import { hash, randomUUID } from 'node:crypto';
import { existsSync, lstatSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { PICTURE_EXTENSIONS } from 'daymark/texts';

/*
 * Reads and writes the texts of a site and the pictures beside them, and no other files. The desk
 * writes a file as a whole, and only if the file is still as the desk has read it. The folder
 * `.daymark/bin` keeps what the desk replaces or deletes.
 */

/** A change of a file, in the names of the API of Gitea. */
export interface Change {
  operation: 'create' | 'update' | 'delete';
  path: string;
  /** The path that the file had before, if the change renames the file. */
  from_path?: string;
  /** The version that the change replaces. */
  sha?: string;
  /** The new bytes in Base64. */
  content?: string;
}

/** Creates an error with the status of the response. */
export const refusal = (status: number, message: string) =>
  Object.assign(new Error(message), { status });

const isText = (path: string) => path.endsWith('.md');
/** Matches the paths of pictures that the engine reads. */
const PICTURE = new RegExp(`\\.(?:${PICTURE_EXTENSIONS})$`, 'i');
const isPicture = (path: string) => PICTURE.test(path);

/**
 * Opens the files of a site.
 * @param root the site's folder
 * @param folders the folders of texts: "content/articles"
 */
export function siteFiles(root: string, folders: readonly string[]) {
  const deleted = new Set<{ file: string; bin: string }>();
  let last: Promise<unknown> = Promise.resolve();

  /**
   * Runs changes one after another, so that each change is compared with the files that the
   * previous change has left.
   */
  const afterLastChange = <Result>(change: () => Promise<Result>): Promise<Result> => {
    const result = last.then(change, change);
    last = result;
    return result;
  };

  const inSite = (path: string) => join(root, path);
  const exists = (path: string) => existsSync(inSite(path));

  /** Moves or copies a file, and creates the target folder if it is missing. */
  async function moveOrCopy(action: typeof rename, from: string, to: string): Promise<void> {
    await mkdir(dirname(inSite(to)), { recursive: true });
    await action(inSite(from), inSite(to));
  }

  /**
   * Describes a file as Gitea does: its path, its size in bytes, and a hash of its version.
   * @returns undefined if there is no file, or if it is a text that is not UTF-8, which would lose
   * letters
   */
  async function describeAsGitea(path: string) {
    const found = lstatSync(inSite(path), { throwIfNoEntry: false });
    if (!found?.isFile()) return undefined;
    const { size, mtimeMs: time } = found;
    // The list is made without reading pictures, because they may be large.
    const data = isText(path)
      ? await readFile(inSite(path))
      : Buffer.from(`${path} ${size} ${time}`);
    return isUtf8(data) ? { type: 'blob', path, size, sha: hash('sha256', data) } : undefined;
  }

  const isInside = (path: string) =>
    path.split('/').every((name) => /^[^.\\\0:][^\\\0:]*$/.test(name)) &&
    folders.some((folder) => path.startsWith(`${folder}/`));

  /**
   * Refuses a path outside the folders of texts, and a path through a symbolic link, which may lead
   * out of the site.
   * @throws refusal
   */
  function requireAllowed(path: string): void {
    if (!isInside(path)) throw refusal(400, `${path}: expected a file in ${folders.join(', ')}`);
    if (!isText(path) && !isPicture(path))
      throw refusal(415, `${path}: expected a text (.md) or a picture that the site can show`);
    for (let place = path; place !== '.'; place = dirname(place))
      if (lstatSync(inSite(place), { throwIfNoEntry: false })?.isSymbolicLink())
        throw refusal(403, `${path}: expected no link in the path; found ${basename(place)}`);
  }

  /** Refuses a change of a file that has changed since the desk read it. @throws refusal */
  async function requireUnchanged({
    operation,
    path,
    from_path: from = path,
    sha,
  }: Change): Promise<void> {
    requireAllowed(path);
    requireAllowed(from);
    const found = await describeAsGitea(from);
    // Sveltia sends no hash of the old version when it replaces a picture, so pictures are not
    // compared.
    const isRead = found && (sha === found.sha || (sha === undefined && isPicture(from)));
    // If somebody has deleted the text, Sveltia asks its author whether to save it again.
    const isAbsent = operation !== 'delete' && sha === undefined && !exists(from);
    const isTaken = from !== path && exists(path);
    if (isTaken || (!isAbsent && (operation === 'create' || !isRead)))
      throw refusal(
        409,
        `${isTaken ? path : from} has been changed elsewhere since the desk read it. Nothing is saved: your words are still in the form. Save again, and you see the change`,
      );
  }

  return {
    /** Returns the texts and pictures, without links and hidden files, and a hash of the whole list. */
    async list() {
      // A list may have no folder yet. Any other error must be reported: an empty list would look
      // as if all texts were deleted.
      const folders = ['content', 'pages'].filter(exists).map(inSite);
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = await Promise.all(folders.map((folder) => readdir(folder, options)));
      const paths = entries
        .flat()
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
        .filter((path) => isInside(path) && (isText(path) || isPicture(path)));
      const files = [];
      for (const path of paths.toSorted()) {
        const file = await describeAsGitea(path);
        if (file) files.push(file);
      }
      return { id: hash('sha256', JSON.stringify(files)), files };
    },
    /** @throws refusal, or an error of the disk */
    async read(path: string): Promise<Buffer> {
      requireAllowed(path);
      return readFile(inSite(path));
    },
    /** The files that the desk has deleted since its start, and where they are in the bin. */
    deleted,
    /**
     * Makes all changes, or none if a change cannot be made.
     * @returns the files as they are now; undefined for deleted files
     * @throws refusal
     */
    change: (changes: readonly Change[]) =>
      afterLastChange(async () => {
        const drafts = join('.daymark/desk', randomUUID());
        // The folder in the bin has the time in its name, so that the owner finds a file by the
        // time and its path.
        const bin = join('.daymark/bin', new Date().toISOString().replaceAll(':', '-'));
        await mkdir(inSite(drafts), { recursive: true });
        try {
          for (const [index, change] of changes.entries()) {
            await requireUnchanged(change);
            const draft = inSite(join(drafts, `${index}`));
            await writeFile(draft, change.content ?? '', { encoding: 'base64', flush: true });
          }
          // All copies are made first, so that a full disk stops the save before its first change.
          for (const { path, from_path: from = path } of changes)
            if (exists(from)) await moveOrCopy(copyFile, from, join(bin, from));
          for (const [index, { operation, path, from_path: from = path }] of changes.entries()) {
            if (operation === 'delete') deleted.add({ file: path, bin: join(bin, path) });
            else await moveOrCopy(rename, join(drafts, `${index}`), path);
            if (operation === 'delete' || from !== path) await rm(inSite(from), { force: true });
            // Removes the empty folder, which Git would not keep either.
            await rmdir(dirname(inSite(from))).catch(() => {});
          }
        } finally {
          await rm(inSite(drafts), { recursive: true });
        }
        return Promise.all(changes.map(({ path }) => describeAsGitea(path)));
      }),
    /**
     * Restores the files that the desk has deleted since its start, except those whose names new
     * files have taken.
     */
    restore: () =>
      afterLastChange(async () => {
        for (const entry of deleted) {
          deleted.delete(entry);
          if (!exists(entry.file)) await moveOrCopy(rename, entry.bin, entry.file);
        }
      }),
  };
}
