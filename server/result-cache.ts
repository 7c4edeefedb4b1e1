import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Days that an entry nobody asked for is kept. */
const keptDays = 30;

/** Where results live by the content they were made from. Deleting the folder is always safe. */
export interface ResultCache {
  /** The result for this content under this label; made, and kept, when it is not there yet. */
  get(content: Buffer, label: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** Removes what has not been asked for in 30 days. */
  prune(): Promise<void>;
}

/** Opens a cache in a folder, which is made when absent. */
export async function openCache(folder: string): Promise<ResultCache> {
  await mkdir(folder, { recursive: true });
  return {
    async get(content, label, make) {
      const hash = createHash('sha256').update(content).digest('hex');
      const path = join(folder, `${hash}.${label}`);
      try {
        const kept = await readFile(path);
        const now = new Date();
        await utimes(path, now, now);
        return kept;
      } catch {
        const made = await make();
        // Renamed into place: a build that is interrupted leaves no half entry.
        const draft = `${path}.${randomUUID()}`;
        await writeFile(draft, made);
        await rename(draft, path);
        return made;
      }
    },
    async prune() {
      const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if ((await stat(path)).mtimeMs < oldest) await rm(path);
      }
    },
  };
}
