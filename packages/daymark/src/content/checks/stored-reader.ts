import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openRecords, writeWhole } from '../../basics/store.ts';
import type { Digests } from './owner-files.ts';
import { lineFinder } from './text.ts';
import type { ReadText, TextReader } from './text-reader.ts';

/** A text in the store. Its HTML is in a file of its own. */
interface StoredText extends Omit<ReadText, 'html' | 'lineOf'> {
  /** The hashes of the picture files and the files to download, which determine parts of the HTML. */
  fileDigests: readonly string[];
}

/**
 * Creates a reader that stores the texts it has read, and reads a text again only if its file, one
 * of its pictures or the engine has changed, or if the store is damaged. `save` writes the texts that were
 * read to disk, and removes the texts that were not read since the last save.
 * @param read reads a text
 * @param version a hash of everything else that determines the result
 * @param folder the store, which may be removed at any time
 * @param digests the hashes of files by path, as far as they are known
 */
export async function storedReader(
  read: TextReader,
  version: string,
  folder: string,
  digests: Digests = new Map(),
) {
  const store = await openRecords<StoredText>(folder);
  const htmlOf = htmlReader(read, folder);

  /**
   * Reads and stores a text. A body with problems is not stored, because messages may change, nor is
   * an Astro page, which is read without rendering.
   */
  async function readAndStore(
    file: string,
    content: () => Uint8Array,
    key: string,
  ): Promise<ReadText> {
    const text = await read(file, content);
    const isWhole = text.bodyProblems.length === 0 && text.files.length >= text.pictures.length;
    if (!isWhole || !file.endsWith('.md')) return text;
    const { html, lineOf: _, ...facts } = text;
    await writeWhole(fileOf(folder, key), await html());
    const fileDigests = filesOf(text).map(digestOfFile);
    // Copies the strings, because strings that are cut out of a text keep the whole text in memory.
    const stored = structuredClone({ ...facts, fileDigests });
    store.set(key, stored);
    return textOf(stored, key);
  }

  const textOf = ({ fileDigests: _, ...facts }: StoredText, key: string): ReadText => ({
    ...facts,
    html: htmlOf(facts, key),
    lineOf: lineFinder(facts.yaml),
  });

  const readStored: TextReader = async (file, content) => {
    const key = hash('sha256', `${version}\0${file}`);
    const known = store.get(key);
    const isCurrent =
      known?.sourceDigest === (digests.get(file) ?? hash('sha256', content())) &&
      filesOf(known).every((used, place) => digestOfFile(used) === known.fileDigests[place]);
    return isCurrent ? textOf(known, key) : readAndStore(file, content, key);
  };
  const save = async () => {
    for (const key of await store.save()) await rm(fileOf(folder, key), { force: true });
  };
  return { read: readStored, save };
}

const filesOf = ({ files, downloads }: Pick<ReadText, 'files' | 'downloads'>) => [
  ...files,
  ...downloads,
];

const fileOf = (folder: string, key: string) => join(folder, key.slice(0, 2), `${key}.html`);

/**
 * Creates the functions that read the HTML of texts from a store, and render a text again if its
 * HTML is damaged. Pages keep these functions. If the records were in the scope of the functions,
 * they would stay in memory.
 */
const htmlReader =
  (read: TextReader, folder: string) =>
  ({ file, htmlDigest }: Pick<ReadText, 'file' | 'htmlDigest'>, key: string) =>
  async () => {
    const content = await readFile(fileOf(folder, key), 'utf8').catch(() => '');
    if (hash('sha256', content) === htmlDigest) return content;
    const html = await (await read(file, () => readFileSync(file))).html();
    await writeWhole(fileOf(folder, key), html);
    return html;
  };

/**
 * Returns the hash of a file, which shows whether a stored text is current; empty for a missing file.
 */
function digestOfFile(file: string): string {
  try {
    return hash('sha256', readFileSync(file));
  } catch {
    return '';
  }
}
