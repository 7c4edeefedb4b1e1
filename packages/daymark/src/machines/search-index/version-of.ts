import { createHash } from 'node:crypto';

/**
 * Hashes the files in the top folder of an index. They list all other files by names that contain
 * content hashes, so a change of any file changes the result.
 */
export function versionOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [name, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    if (!name.includes('/')) hash.update(content);
  return hash.digest('hex').slice(0, 10);
}
