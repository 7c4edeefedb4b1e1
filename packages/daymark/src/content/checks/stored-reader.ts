import { hash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openRecords } from '../../output/record-store.ts';
import { writeWhole } from '../../output/whole-file.ts';
import type { Body, BodyReader } from './body.ts';
import type { Text } from './text.ts';

/** What the store keeps of a body. The HTML is in a file of its own. */
interface Facts extends Omit<Body, 'html'> {
  /** The hashes of the picture files, which determine parts of the HTML. */
  pictureDigests: readonly string[];
}

/** A reader that stores the bodies it has read, so that the next build need not read them again. */
export interface StoredReader {
  read: BodyReader;
  /** Writes what was read to disk, and removes what is no longer used. */
  save: () => Promise<void>;
}

/**
 * Creates a reader that reads a body again only if its text, its place, one of its pictures or the
 * engine has changed, or if the store is damaged.
 * @param read reads a body
 * @param version a hash of everything else that determines the result
 * @param folder the store, which may be removed at any time
 */
export async function storedReader(
  read: BodyReader,
  version: string,
  folder: string,
): Promise<StoredReader> {
  const store = await openRecords<Facts>(folder);
  const fileOf = (key: string) => join(folder, key.slice(0, 2), `${key}.html`);

  /** Reads and stores a body. A body with problems is not stored, because messages may change. */
  async function readAnew(text: Text, key: string): Promise<Body> {
    const body = await read(text);
    if (body.bodyProblems.length > 0 || body.files.length < body.pictures.length) return body;
    const { html, ...facts } = body;
    const content = await html();
    await writeWhole(fileOf(key), content);
    const pictureDigests = await Promise.all(body.files.map(digestOfFile));
    store.set(key, { ...facts, pictureDigests });
    return { ...facts, html: htmlOf(text, key, facts.htmlDigest) };
  }

  /** Returns a function that reads the HTML from the disk, and renders it again if it is damaged. */
  const htmlOf = (text: Text, key: string, digest: string) => async () => {
    const content = await readFile(fileOf(key), 'utf8').catch(() => '');
    if (hash('sha256', content) === digest) return content;
    const html = await (await read(text)).html();
    await writeWhole(fileOf(key), html);
    return html;
  };

  return {
    read: async (text) => {
      const key = hash('sha256', [version, text.file, text.body].join('\0'));
      const known = store.get(key);
      if (!known) return readAnew(text, key);
      const { pictureDigests, ...facts } = known;
      const current = await Promise.all(facts.files.map(digestOfFile));
      if (current.join() !== pictureDigests.join()) return readAnew(text, key);
      return { ...facts, html: htmlOf(text, key, facts.htmlDigest) };
    },
    save: async () => {
      for (const key of await store.save()) await rm(fileOf(key), { force: true });
    },
  };
}

const digestOfFile = async (file: string) =>
  hash('sha256', await readFile(file).catch(() => Buffer.alloc(0)));
