import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { type ImportedText, parsedJson } from '../export/export.ts';

/*
 * The folder `import/` of the site: the ledger of earlier runs, the originals and the comments of readers.
 * Git ignores the folder, and no build publishes it.
 */

/** The name of the folder, relative to the site's folder. */
export const IMPORT = 'import';

const entry = z.object({
  /**
   * The path of the file relative to the site's folder; without its extension as long as the file
   * is not written.
   */
  file: z.string(),
  /** The hash of the file as the importer wrote it; absent if the file was only planned. */
  digest: z.string().optional(),
  /** Whether a picture or file of the text was missing. A later run may then add the picture. */
  isMissingMedia: z.boolean().optional(),
});

const ledger = z.object({
  texts: z.record(z.string(), entry),
  topics: z.record(z.string(), z.string()),
  authors: z.record(z.string(), z.string()),
});

export type LedgerEntry = z.infer<typeof entry>;
/**
 * The record of the files that earlier runs have written: texts by their ids, topics and authors by
 * their slugs.
 */
export type Ledger = z.infer<typeof ledger>;

/** Returns the hash of a file, by which a later run sees whether the owner has changed the file. */
export const digestOf = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');

/** The folder of unfinished files, which a killed run may leave. */
const PARTS = join(IMPORT, 'parts');

/**
 * Writes a file of the site to another folder, and then moves the file, so that the file in the
 * site is complete at any moment, also after Ctrl-C.
 * @param file the path relative to the site's folder
 */
export async function writeWhole(
  root: string,
  file: string,
  data: string | Uint8Array,
): Promise<void> {
  const part = join(root, PARTS, randomUUID());
  await mkdir(join(root, PARTS), { recursive: true });
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(part, data);
  const target = join(root, file);
  try {
    await rename(part, target);
  } catch (error) {
    if (Object(error).code !== 'EXDEV') throw error;
    // The target folder is on another disk, so the file is first copied to a hidden file in the
    // target folder. A build ignores hidden files, and the next run replaces a hidden file that a
    // killed run has left.
    const copy = join(dirname(target), `.${basename(target)}.part`);
    await copyFile(part, copy);
    await rename(copy, target);
    await rm(part);
  }
}

const LEDGER = join(IMPORT, 'ledger.json');

/** Reads the ledger, which is empty before the first run. @throws Error if the file is damaged */
async function readLedger(root: string): Promise<Ledger> {
  const text = await readFile(join(root, LEDGER), 'utf8').catch(() => undefined);
  if (text === undefined) return { texts: {}, topics: {}, authors: {} };
  const { data } = ledger.safeParse(parsedJson(text));
  if (data) return data;
  throw new Error(
    `${LEDGER}: expected the list of imported texts as the importer wrote it; found another content. Restore the file, or remove it to import all texts again under new names`,
  );
}

/**
 * Reads the ledger, makes Git ignore the folder, and removes unfinished files that a killed run has left.
 * @throws Error if the ledger is damaged
 */
export async function openImportFolder(root: string) {
  const ledger = await readLedger(root);
  const removeParts = () => rm(join(root, PARTS), { recursive: true, force: true });
  await removeParts();
  await writeWhole(root, join(IMPORT, '.gitignore'), '*\n');
  const save = () => writeWhole(root, LEDGER, `${JSON.stringify(ledger, null, 1)}\n`);
  return { ledger, save, removeParts };
}

/** Writes the original of a text and the comments of its readers. */
export async function keepOriginal(
  root: string,
  name: string,
  { original, comments }: Pick<ImportedText, 'original' | 'comments'>,
): Promise<void> {
  const ending = /^\.[a-z0-9]{1,8}$/i.test(original.ending) ? original.ending : '.txt';
  await writeWhole(root, join(IMPORT, 'originals', `${name}${ending}`), original.text);
  if (comments.length === 0) return;
  const texts = comments.map(
    ({ author, date, text }) =>
      `## ${withoutAddresses(author) || '—'}, ${date}\n\n${withoutAddresses(text)}\n`,
  );
  await writeWhole(root, join(IMPORT, 'comments', `${name}.md`), texts.join('\n'));
}

/** Removes e-mail and IP addresses, which readers may have written. */
const withoutAddresses = (text: string) =>
  text
    .replace(/(?<![^\s<>()[\]"'@])[^\s<>()[\]"'@]+@[^\s<>()[\]"'@]+\.[^\s<>()[\]"'@.,;:!?]+/g, '…')
    .replace(/[\da-f:.]{7,}/gi, (word) => (isIP(word.replace(/[.:]$/, '')) === 0 ? word : '…'))
    .trim();
