import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openCompressor } from './compress.ts';
import { timeOf } from './file-times.ts';

export interface FileWriterOptions {
  /** The folder of the site. */
  readonly siteFolder: string;
  /** The folder of the cache with compressed files. */
  readonly cacheFolder: string;
  /** The number of pages of the site. */
  readonly pages: number;
}

/** A file and its compressed variants: the end of the name, the size and the Unix time. */
export type FileParts = readonly (readonly [suffix: string, size: number, time: number])[];

/** Writes files with their compressed variants and with times that derive from their content. */
export interface FileWriter {
  /** @param file the path relative to the site's folder */
  write(file: string, content: Uint8Array): Promise<FileParts>;
  /** Writes the variants of a file that is in the folder already, and sets all times. */
  complete(file: string, content: Uint8Array): Promise<FileParts>;
  /** Removes from the cache what no build has used for a long time. */
  prune(): Promise<void>;
}

/** Opens a writer, and creates the folder of the cache if it is absent. */
export async function openFileWriter({
  siteFolder,
  cacheFolder,
  pages,
}: FileWriterOptions): Promise<FileWriter> {
  const compressor = await openCompressor(cacheFolder, pages);
  const folders = new Set<string>();

  function put(path: string, content: Uint8Array): void {
    const folder = dirname(path);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    // The file may be a hard link to a file of another build, which must not change.
    rmSync(path, { force: true });
    writeFileSync(path, content);
  }

  async function complete(file: string, content: Uint8Array): Promise<FileParts> {
    const path = join(siteFolder, file);
    const variants = await compressor.variantsOf(file, content);
    for (const variant of variants) put(path + variant.suffix, variant.content);
    return [{ suffix: '', content }, ...variants].map(({ suffix, content }) => {
      const time = timeOf(content);
      utimesSync(path + suffix, time, time);
      return [suffix, content.length, time] as const;
    });
  }

  return {
    write(file, content) {
      put(join(siteFolder, file), content);
      return complete(file, content);
    },
    complete,
    prune: compressor.prune,
  };
}
