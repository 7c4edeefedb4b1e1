import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';

/*
 * Reads and writes the texts of a site and the pictures beside them, and no other files. A file is
 * written as a whole, and only over the version that the desk has read. A bin keeps what the desk
 * replaces or deletes.
 */

/** A file as the desk lists files. */
interface ListedFile {
  /** The path relative to the site's folder: "content/articles/first-light.md". */
  path: string;
  /** What names this version of the file. */
  sha: string;
  /** The size in bytes. */
  size: number;
}

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

/** The endings of pictures that the engine reads. */
const PICTURES = ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.svg', '.avif', '.tif', '.tiff'];

/** The largest files in bytes. A book of 1,000 pages is a text of 2 MB. */
export const LARGEST = { text: 4_000_000, picture: 64_000_000 };

const isText = (path: string) => path.endsWith('.md');
const hashOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

/**
 * Opens the files of a site.
 * @param root the site's folder
 * @param folders the folders of texts: "content/articles"
 */
export function siteFiles(root: string, folders: readonly string[]) {
  const deleted: { file: string; bin: string }[] = [];
  let last: Promise<unknown> = Promise.resolve();

  /** Runs one change after another, so that each is compared with the result of the last one. */
  const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> => {
    const result = last.then(change);
    last = result.catch(() => {});
    return result;
  };

  const exists = (path: string) => existsSync(join(root, path));

  /** Describes a file; undefined for no file, or for a text in another encoding, which would lose letters. */
  async function described(path: string): Promise<ListedFile | undefined> {
    const found = await stat(join(root, path)).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const { size, mtimeMs } = found;
    // Pictures may be large, so that their bytes are not read.
    if (!isText(path)) return { path, size, sha: hashOf(`${path} ${size} ${mtimeMs}`) };
    const data = await readFile(join(root, path));
    return Buffer.from(data.toString()).equals(data)
      ? { path, size, sha: hashOf(data) }
      : undefined;
  }

  /** Returns the texts and pictures, without links and hidden files, and a name of this state of all. */
  async function list(): Promise<{ id: string; files: ListedFile[] }> {
    const roots = new Set(folders.map((folder) => folder.split('/', 1)[0] ?? ''));
    const files: ListedFile[] = [];
    for (const start of roots) {
      // Without a folder, a list has no texts. Any other error would seem to delete the texts.
      if (!exists(start)) continue;
      const options = { recursive: true, withFileTypes: true } as const;
      for (const entry of await readdir(join(root, start), options)) {
        const path = join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/');
        const file = entry.isFile() && problemOf(path) === undefined && (await described(path));
        if (file) files.push(file);
      }
    }
    files.sort((one, other) => (one.path < other.path ? -1 : 1));
    return { id: hashOf(JSON.stringify(files)), files };
  }

  /** Returns why the desk has no such file: the status of a response, and what was expected. */
  function problemOf(path: string): [status: number, expected: string] | undefined {
    const isPlain = path.split('/').every((name) => /^[^.\\\0:][^\\\0:]*$/.test(name));
    if (!isPlain || !folders.some((folder) => path.startsWith(`${folder}/`)))
      return [400, `a file in ${folders.join(', ')}`];
    if (isText(path) || PICTURES.includes(extname(path).toLowerCase())) return undefined;
    return [415, `a text (.md) or a picture (${PICTURES.join(', ')})`];
  }

  /** @throws refusal for a path outside the folders of texts, or through a link, which may lead out of the site */
  async function refuse(path: string): Promise<void> {
    const [status, expected] = problemOf(path) ?? [];
    if (status) throw refusal(status, `${path}: expected ${expected}`);
    let place = await realpath(root);
    for (const name of path.split('/')) {
      place = join(place, name);
      if ((await lstat(place).catch(() => undefined))?.isSymbolicLink())
        throw refusal(403, `${path}: expected no link in the path; found ${name}`);
    }
  }

  async function read(path: string): Promise<Buffer> {
    await refuse(path);
    return readFile(join(root, path)).catch(() => {
      throw refusal(404, `${path}: expected a file; found none. Load the desk again`);
    });
  }

  /** Puts a file into the bin, if it exists. The owner finds files there by the time and their path. */
  async function bin(path: string, put: typeof rename): Promise<string> {
    const time = new Date().toISOString().replaceAll(':', '-');
    const place = join('.daymark/bin', time, path);
    if (!exists(path)) return place;
    await mkdir(dirname(join(root, place)), { recursive: true });
    await put(join(root, path), join(root, place));
    return place;
  }

  /** @throws refusal if the file is not as the desk has read it, or is too large */
  async function compare({ operation, path, from_path: from = path, sha, content = '' }: Change) {
    await refuse(path);
    await refuse(from);
    const isTaken = exists(path);
    const found = await described(from);
    // Sveltia replaces a picture without the name of its version.
    const isRead = found && (sha === found.sha || (sha === undefined && !isText(from)));
    // If somebody has deleted the text, Sveltia asks its author whether to save it again.
    const isAgain = operation === 'update' && sha === undefined && !exists(from);
    const isExpected = operation === 'create' ? !isTaken : isRead || isAgain;
    const isFree = from === path || !isTaken;
    if (!isExpected || !isFree)
      throw refusal(
        409,
        `${isFree ? from : path} has been changed elsewhere since the desk read it. Nothing is saved: your words are still in the form. Save again, and you see the change`,
      );
    const data = Buffer.from(content, 'base64');
    const largest = isText(path) ? LARGEST.text : LARGEST.picture;
    if (data.length > largest)
      throw refusal(413, `${path}: expected at most ${largest} bytes; found ${data.length}`);
    return data;
  }

  return {
    list,
    read,
    /** The files that the desk has deleted since its start, and where they are in the bin. */
    deleted,
    /**
     * Makes changes: all of them, or none if one cannot be made.
     * @returns the files as they are now; undefined for deleted ones
     * @throws refusal
     */
    change: (changes: readonly Change[]) =>
      inTurn(async () => {
        const folder = join(root, '.daymark/desk', randomUUID());
        await mkdir(folder, { recursive: true });
        try {
          for (const [index, change] of changes.entries())
            await writeFile(join(folder, `${index}`), await compare(change), { flush: true });
          // All copies are made first, so that a full disk stops the save before its first change.
          for (const { operation, path, from_path: from = path } of changes)
            if (operation === 'update' && from === path) await bin(path, copyFile);
          for (const [index, { operation, path, from_path: from = path }] of changes.entries()) {
            if (operation === 'delete') deleted.push({ file: path, bin: await bin(path, rename) });
            else {
              if (from !== path) await bin(from, rename);
              await mkdir(dirname(join(root, path)), { recursive: true });
              await rename(join(folder, `${index}`), join(root, path));
            }
            // An empty folder, which Git would not keep either.
            await rmdir(dirname(join(root, from))).catch(() => {});
          }
        } finally {
          await rm(folder, { recursive: true });
        }
        return Promise.all(changes.map(({ path }) => described(path)));
      }),
    /** Brings back the files that the desk has deleted since its start, unless there are others now. */
    restore: () =>
      inTurn(async () => {
        for (let next = deleted.shift(); next; next = deleted.shift()) {
          const { file, bin } = next;
          await mkdir(dirname(join(root, file)), { recursive: true });
          if (!exists(file)) await rename(join(root, bin), join(root, file));
        }
      }),
  };
}
