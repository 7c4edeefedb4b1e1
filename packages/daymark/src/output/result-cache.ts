import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './whole-file.ts';

/** A day in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** Days that an unused entry is kept. */
const keptDays = 30;

/** The file whose time says when entries were last removed. */
const MARK = '.pruned';

/** A cache of results, by the content from which they were made. It may be deleted at any time. */
interface ResultCache {
  /** Returns the result for this content and label from the cache, or makes and stores it. */
  get(content: Uint8Array, label: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** Removes entries that were not used for 30 days, at most once a day. */
  prune(): Promise<void>;
}

/** Opens a cache in a folder, and creates the folder if it is absent. */
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
        await writeWhole(path, made);
        return made;
      }
    },
    async prune() {
      const mark = join(folder, MARK);
      const last = await stat(mark).catch(() => ({ mtimeMs: 0 }));
      if (last.mtimeMs > Date.now() - DAY) return;
      const oldest = Date.now() - keptDays * DAY;
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        // Another build may have renamed or removed the file since.
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: oldest }));
        if (mtimeMs < oldest) await rm(path, { force: true });
      }
      await writeFile(mark, '');
    },
  };
}
