import { hash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { openCache } from '../basics/store.ts';
import { typeOf } from '../http/content-type.ts';
import { type Encoding, encodings } from '../http/encodings.ts';
import { isPage } from '../http/urls.ts';

/**
 * The folders of a writer, and the number of pages of the site, on which the compression depends.
 */
export interface FileWriterOptions {
  readonly siteFolder: string;
  readonly cacheFolder: string;
  readonly pages: number;
}

/** A file and its compressed variants: the end of the name, the size and the Unix time. */
export type FileParts = readonly (readonly [suffix: string, size: number, time: number])[];

/** Writes files with their compressed variants and with times that derive from their content. */
export interface FileWriter {
  /** Writes a file and its variants. @param file the path relative to the site's folder */
  write(file: string, content: Uint8Array): Promise<FileParts>;
  /** Writes the variants of a file that is in the folder already, and sets all times. */
  complete(file: string, content: Uint8Array): Promise<FileParts>;
  /** Removes from the cache the entries that no build has used for a long time. */
  prune(): Promise<void>;
}

/** Opens a writer, and creates the folder of the cache if it is absent. */
export async function openFileWriter({
  siteFolder,
  cacheFolder,
  pages,
}: FileWriterOptions): Promise<FileWriter> {
  const cache = await openCache(cacheFolder);
  const folders = new Set<string>();

  /** Writes a file, and sets no time yet. Creates its folder if it is absent. */
  function put(path: string, content: Uint8Array): void {
    const folder = dirname(path);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    // The file may be a hard link to a file of another build, which must not change.
    rmSync(path, { force: true });
    writeFileSync(path, content);
  }

  /**
   * Returns the compressed variants of a file that are smaller than the file. If a site has many pages,
   * its articles, lists and feeds get a lower compression quality, which saves time.
   */
  async function variantsOf(file: string, content: Uint8Array) {
    if (!typeOf(file).compressible || content.length <= worthwhile) return [];
    const qualities = hasFewPages(pages) || !isOfMany(file) ? BEST : FAST;
    const made = encodings.map(async ({ name, suffix }) => {
      const [label, run] = compressors[name];
      const quality = qualities[name];
      const make = () => run(content, quality);
      return { suffix, content: await cache.get(content, `${quality}.${label}`, make) };
    });
    return (await Promise.all(made)).filter((variant) => variant.content.length < content.length);
  }

  async function complete(file: string, content: Uint8Array): Promise<FileParts> {
    const path = join(siteFolder, file);
    const variants = await variantsOf(file, content);
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
    prune: cache.removeOld,
  };
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A size in bytes. Compressing a file up to this size would save no packet. */
const worthwhile = 512;

/**
 * Up to this number of pages, all pages of a site get the best compression. Compressing a page of
 * 54 KB with brotli takes 51 ms at the best quality and 2.1 ms at quality 6, for 14.4 and 16.0 KB:
 * see docs/decisions/0016-compression-in-a-thread.md.
 */
const FEW_PAGES = 1000;

/** Returns whether all pages of a site with this number of pages are compressed best. */
export const hasFewPages = (pages: number): boolean => pages <= FEW_PAGES;

/**
 * The qualities of compression. Each file has one of these qualities. The labels are parts of cache
 * keys.
 */
const BEST = { br: 11, gzip: 9 };
const FAST = { br: 6, gzip: 6 };

type Compress = (content: Uint8Array, quality: number) => Promise<Buffer>;

const compressors: Record<Encoding, [label: string, run: Compress]> = {
  br: [
    'text.br',
    (content, quality) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  ],
  gzip: ['gz', (content, level) => deflate(content, { level })],
};

/**
 * Returns whether a file is one of many pages, such as `blog/first-light.html`, or a list that changes
 * with each article, such as a feed or a sitemap.
 */
const isOfMany = (file: string) =>
  isPage(file) ? file.includes('/') : /\.(?:atom|json|xml)$/.test(file);

/** The beginning of 1980 as a Unix time, the earliest time that ZIP archives can store. */
const first = 315_532_800;

/** The range of the times: about 34 years in seconds, so that every time is in the past. */
const span = 2 ** 30;

/**
 * Returns the modification time of a file with this content, as a Unix time in seconds. Web servers
 * compute ETags from the time and the size. With these times, equal bytes have equal ETags in every
 * build, and different bytes have different ETags.
 */
const timeOf = (content: Uint8Array): number =>
  first + (hash('sha256', content, 'buffer').readUInt32BE() % span);

/**
 * Makes a hard link to a file, or a copy if the file system has no hard links, such as exFAT, or if
 * the folders are on different file systems.
 * @param time the modification time of the file as a Unix time
 */
export function linkOrCopy(from: string, to: string, time: number): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
    utimesSync(to, time, time);
  }
}
