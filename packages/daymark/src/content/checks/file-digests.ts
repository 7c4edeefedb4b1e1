import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { Digests } from './stored-reader.ts';

/**
 * The age in milliseconds from which the times of a file prove that it has not changed. Some file
 * systems round times to two seconds, so two edits in this span may leave the same times.
 */
const SETTLED = 2000;

/**
 * Creates a function that returns the hashes of files, and reads a file again only if its size, its
 * times or its inode have changed. The live preview hashes all texts after each edit.
 */
export function fileDigests(): Digests {
  const known = new Map<string, { stamp: string; digest: string }>();
  return {
    get(file) {
      const { ino, size, mtimeMs, ctimeMs } = statSync(file);
      const stamp = [ino, size, mtimeMs, ctimeMs].join();
      const last = known.get(file);
      if (last?.stamp === stamp) return last.digest;
      const digest = hash('sha256', readFileSync(file));
      if (Date.now() - Math.max(mtimeMs, ctimeMs) > SETTLED) known.set(file, { stamp, digest });
      return digest;
    },
  };
}
