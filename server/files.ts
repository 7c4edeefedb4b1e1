import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Hidden files are never published, except the folder that standards have named. */
function isHidden(name: string): boolean {
  return name.startsWith('.') && name !== '.well-known';
}

/**
 * The files below a folder, as paths relative to it with forward slashes. Links are passed over, to
 * files and to folders: what is served lies in the folder itself.
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
