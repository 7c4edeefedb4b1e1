import { createHash } from 'node:crypto';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files.ts';

/** Seconds since 1970: the beginning of 1980, before which some archives hold no time. */
const first = 315_532_800;

/** Seconds, about 34 years: every time lies in the past. */
const span = 2 ** 30;

/**
 * Gives every file of a site a time of modification that its content decides. Web servers make
 * entity tags of the time and the size: so that the same bytes have one tag in every build and at
 * every origin, and other bytes another, even of the same size and from the same second.
 */
export async function setFileTimes(siteFolder: string): Promise<void> {
  for (const file of listFiles(siteFolder)) {
    const path = join(siteFolder, file);
    const digest = createHash('sha256').update(await readFile(path));
    const time = first + (digest.digest().readUInt32BE() % span);
    await utimes(path, time, time);
  }
}
