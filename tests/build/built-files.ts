import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The bytes of files, by path. */
export type Files = ReadonlyMap<string, Buffer>;

/** Reads all files below a folder, also hidden files. */
export async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, Buffer]> => {
        const path = join(parentPath, name);
        return [relative(folder, path), await readFile(path)];
      }),
    ),
  );
}

/** Returns the files that exist on only one side or have different bytes. */
export function differences(one: Files, other: Files): string[] {
  const files = new Set([...one.keys(), ...other.keys()]);
  return [...files].filter((file) => {
    const bytes = other.get(file);
    return !bytes || !one.get(file)?.equals(bytes);
  });
}
