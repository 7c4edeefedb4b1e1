import { createHash } from 'node:crypto';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../http/files.ts';

/**
 * Seconds since 1970: the beginning of 1980, the earliest time that some archive formats can store.
 */
const first = 315_532_800;

/** Seconds, about 34 years. It keeps every time in the past. */
const span = 2 ** 30;

/**
 * Derives the modification time of every file of a site from its content. Web servers compute ETags
 * from the time and the size. This way the same bytes have the same ETag in every build and at
 * every origin, and different bytes have a different one, even with the same size and build time.
 */
export async function setFileTimes(siteFolder: string): Promise<void> {
  for (const file of listFiles(siteFolder)) {
    const path = join(siteFolder, file);
    const digest = createHash('sha256').update(await readFile(path));
    const time = first + (digest.digest().readUInt32BE() % span);
    await utimes(path, time, time);
  }
}
