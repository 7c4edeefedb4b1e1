import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * Writes a file that gets its name only once it is whole, so that an interrupted build leaves no
 * partial file. Creates its folder if it is absent.
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array | readonly Uint8Array[],
): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, content);
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, content);
  }
  await rename(draft, path);
}

const digestOf = (content: Uint8Array) => hash('sha256', content, 'buffer');

/** The length of a SHA-256 hash in bytes. */
const DIGEST_LENGTH = 32;

/** Writes a value of any kind that can be cloned, after a hash of the rest of the file. */
export async function writeValue(path: string, value: unknown): Promise<void> {
  const content = serialize(value);
  await writeWhole(path, [digestOf(content), content]);
}

/**
 * Returns the value in a file of `writeValue`; undefined if the file is missing or damaged, or if
 * this version of Node cannot read it.
 */
export async function readValue<Value>(path: string): Promise<Value | undefined> {
  try {
    const file = await readFile(path);
    const content = file.subarray(DIGEST_LENGTH);
    const isWhole = digestOf(content).equals(file.subarray(0, DIGEST_LENGTH));
    return isWhole ? deserialize(content) : undefined;
  } catch {
    return undefined;
  }
}
