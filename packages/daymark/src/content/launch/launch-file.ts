import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Remark, remarkSchema } from './remark.ts';

/**
 * Returns the path of the file with the remarks of a build: next to the site's folder, so that it
 * is never served.
 */
const pathIn = (out: string) => join(out, 'launch.json');

/** Writes the remarks of a build, also if there are none, into the folder of the build. */
export async function writeRemarks(out: string, remarks: readonly Remark[]): Promise<void> {
  await writeFile(pathIn(out), `${JSON.stringify(remarks, null, 2)}\n`);
}

/**
 * Reads the remarks of a build. A build of an earlier engine has none.
 * @throws one error with the path if the file is damaged
 */
export function readRemarks(out: string): Remark[] {
  const path = pathIn(out);
  if (!existsSync(path)) return [];
  try {
    return z.array(remarkSchema).parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Error(`${path}: expected the remarks of a build; found a damaged file. Build again.`);
  }
}
