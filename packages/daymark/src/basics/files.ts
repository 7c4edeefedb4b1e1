import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the files below a folder, as paths relative to the folder with forward slashes. Skips
 * symlinks, and names that begin with a dot except `.well-known`, which RFC 8615 defines.
 * @throws the system's error when a folder cannot be read.
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') || name === '.well-known')
    .flatMap((entry) => {
      if (entry.isFile()) return [entry.name];
      if (!entry.isDirectory()) return [];
      return listFiles(join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
    })
    .sort();
}
