import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Hidden files are never published, except `.well-known`, which RFC 8615 defines. */
function isHidden(name: string): boolean {
  return name.startsWith('.') && name !== '.well-known';
}

/**
 * Lists the files below a folder, as paths relative to it with forward slashes. It skips symlinks
 * to files and to folders: every served file is in the folder itself.
 * @throws the system's error when a folder cannot be read.
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !isHidden(entry.name))
    .flatMap((entry) => {
      if (entry.isFile()) return [entry.name];
      if (!entry.isDirectory()) return [];
      return listFiles(join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
    })
    .sort();
}
