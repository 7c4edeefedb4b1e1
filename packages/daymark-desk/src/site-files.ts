import { createHash, randomUUID } from 'node:crypto';
import {
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { inOuterForm } from './format.ts';
import { type DeskPath, deskPaths, newPath } from './paths.ts';

/*
 * Reads and writes the texts of a site and the pictures beside them, and no other files. A file is
 * written as a whole, and only over the version that the desk has read. What the desk replaces or
 * deletes against a warning goes into a bin.
 */

/** A file as the desk lists it. */
interface ListedFile {
  /** The path in the desk. */
  path: string;
  /** The path in the site's folder. */
  file: string;
  digest: string;
  /** When the file was last changed, in milliseconds since 1970. */
  modified: number;
  /** The whole text; undefined for a picture. */
  text?: string;
}

/** A refusal, with the status of the response. */
export class Refusal extends Error {
  readonly status: number;
  /** The text that the file has now, if the desk has read another version. */
  readonly found: { digest: string; text: string } | undefined;

  constructor(status: number, message: string, found?: { digest: string; text: string }) {
    super(message);
    this.status = status;
    this.found = found;
  }
}

/** The endings of pictures that the engine reads. */
const PICTURES = ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.svg', '.avif', '.tif', '.tiff'];

/** The largest files in bytes. A book of 1,000 pages is a text of 2 MB. */
export const LARGEST = { text: 4_000_000, picture: 64_000_000 };

/** The digest of a file that does not exist. */
const NO_FILE = 'none';

const digestOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

/**
 * Opens the files of a site.
 * @param root the site's folder
 * @param folders the folders of texts: "content/articles"
 * @param languages the names of the folders of further languages, which are no texts of the main one
 */
export function siteFiles(root: string, folders: readonly string[], languages: readonly string[]) {
  let known: DeskPath[] = [];
  let last: Promise<unknown> = Promise.resolve();

  /** Runs one change after another, so that each is compared with the result of the last one. */
  const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> => {
    const result = last.then(change);
    last = result.catch(() => {});
    return result;
  };

  async function list(): Promise<ListedFile[]> {
    const listed: ListedFile[] = [];
    known = [];
    for (const folder of folders) {
      const files = (await filesIn(root, folder)).filter(
        (file) =>
          folder !== 'pages' || !languages.some((code) => file.startsWith(`pages/${code}/`)),
      );
      const texts = new Map<string, Buffer>();
      for (const file of files)
        if (file.endsWith('.md')) texts.set(file, await readFile(join(root, file)));
      const paths = deskPaths(folder, files, (text, picture) =>
        Boolean(texts.get(text)?.includes(picture)),
      );
      for (const path of paths) {
        const data = texts.get(path.file) ?? (await readFile(join(root, path.file)));
        const { mtimeMs: modified } = await stat(join(root, path.file));
        const text = texts.get(path.file)?.toString();
        // A file in another encoding would lose its letters, so the desk does not show it.
        if (text !== undefined && !Buffer.from(text).equals(data)) continue;
        known.push(path);
        listed.push({
          path: path.shown,
          file: path.file,
          digest: digestOf(data),
          modified,
          ...(text !== undefined && { text }),
        });
      }
    }
    return listed;
  }

  /**
   * Returns the path of a file on the disk.
   * @throws Refusal for a path outside the folders of texts, or through a link
   */
  async function located(shown: string): Promise<string> {
    // The preview may have started after the desk.
    if (known.length === 0) await list();
    const isPlain = shown.split('/').every((name) => /^[^.\\\0:][^\\\0:]*$/.test(name));
    const folder = folders.findLast((one) => shown.startsWith(`${one}/`));
    const ending = extname(shown).toLowerCase();
    if (!isPlain || folder === undefined)
      throw new Refusal(400, `${shown}: expected a file in ${folders.join(', ')}`);
    if (ending !== '.md' && !PICTURES.includes(ending))
      throw new Refusal(
        415,
        `${shown}: expected a text (.md) or a picture (${PICTURES.join(', ')})`,
      );
    const file = known.find((path) => path.shown === shown)?.file ?? newPath(folder, shown, known);
    if (file === undefined) throw new Refusal(400, `${shown}: expected ${folder}/name/file`);
    await refuseLinks(root, file);
    return file;
  }

  async function read(shown: string): Promise<Buffer> {
    const file = await located(shown);
    return readFile(join(root, file)).catch(() => {
      throw new Refusal(404, `${shown}: expected a file; found none. Load the desk again`);
    });
  }

  /** @throws Refusal with the text of the file, if the file is not as the desk has read it */
  async function compared(file: string, digest: string): Promise<Buffer | undefined> {
    const data = await readFile(join(root, file)).catch(() => undefined);
    const found = data ? digestOf(data) : NO_FILE;
    if (found === digest) return data;
    throw new Refusal(409, `${file} has been changed elsewhere since the desk read it`, {
      digest: found,
      text: file.endsWith('.md') ? String(data ?? '') : '',
    });
  }

  /** Returns a place in the bin, where the owner finds a file by the time and its path. */
  async function inBin(file: string): Promise<string> {
    const time = new Date().toISOString().replaceAll(':', '-');
    const path = join('.daymark/bin', time, file);
    await mkdir(dirname(join(root, path)), { recursive: true });
    return path;
  }

  return {
    list: () => inTurn(list),
    read,
    /**
     * Writes a file.
     * @param digest the digest of the version that the new one replaces; `NO_FILE` for a new file
     * @param overwrites whether the desk has not read that version, so that it goes into the bin
     * @returns the path, the digest and the text of the file, which has the outer form of the file before
     */
    write: (shown: string, data: Uint8Array, digest: string, overwrites = false) =>
      inTurn(async () => {
        const file = await located(shown);
        const isText = file.endsWith('.md');
        const largest = isText ? LARGEST.text : LARGEST.picture;
        if (data.byteLength > largest)
          throw new Refusal(
            413,
            `${shown}: expected at most ${largest} bytes; found ${data.byteLength}`,
          );
        const old = await compared(file, digest);
        if (old && overwrites) await writeFile(join(root, await inBin(file)), old);
        const text = isText
          ? inOuterForm(String(old ?? ''), Buffer.from(data).toString())
          : undefined;
        const content = text === undefined ? data : Buffer.from(text);
        const temporary = join(root, '.daymark/desk', randomUUID());
        await mkdir(dirname(temporary), { recursive: true });
        await writeFile(temporary, content, { flush: true }).catch(async (error: unknown) => {
          await rm(temporary, { force: true });
          throw error;
        });
        await mkdir(dirname(join(root, file)), { recursive: true });
        await rename(temporary, join(root, file));
        if (!known.some((path) => path.shown === shown)) known.push({ shown, file });
        return { file, digest: digestOf(content), ...(text !== undefined && { text }) };
      }),
    /**
     * Moves a file into the bin.
     * @returns the path of the file in the bin
     */
    remove: (shown: string, digest: string) =>
      inTurn(async () => {
        const file = await located(shown);
        if (!(await compared(file, digest))) return undefined;
        const bin = await inBin(file);
        await rename(join(root, file), join(root, bin));
        return { bin };
      }),
  };
}

/** Returns the texts and pictures in a folder at any depth, without links and hidden files. */
async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.name.startsWith('.')) return [];
      if (entry.isDirectory()) return filesIn(root, path);
      const ending = extname(entry.name).toLowerCase();
      return entry.isFile() && (ending === '.md' || PICTURES.includes(ending)) ? [path] : [];
    }),
  );
  return nested.flat().toSorted();
}

/** Refuses a path in which a folder or the file is a link, which may lead out of the site. */
async function refuseLinks(root: string, file: string): Promise<void> {
  const names = file.split('/');
  for (const [index] of names.entries()) {
    const path = join(await realpath(root), ...names.slice(0, index + 1));
    const found = await lstat(path).catch(() => undefined);
    if (found === undefined) return;
    if (found.isSymbolicLink())
      throw new Refusal(
        403,
        `${names.slice(0, index + 1).join('/')}: expected a file or a folder; found a link`,
      );
  }
}
