import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { typeOf } from '../http/content-type.ts';
import { type Encoding, encodings } from '../http/encodings.ts';
import { listFiles } from '../http/files.ts';
import { isPage } from '../http/urls.ts';
import { inParallel } from './in-parallel.ts';
import { openCache } from './result-cache.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A size in bytes. Compressing a file up to this size would save no packet. */
const worthwhile = 512;

/**
 * The number of pages of a site whose pages are all compressed as well as possible. Compressing a
 * page of 54 KB with brotli takes 51 ms at the best quality and 2.1 ms at quality 6, for 14.4 and
 * 16.0 KB: see docs/decisions/0043-compression-by-budget.md.
 */
const FEW_PAGES = 1000;

/** The qualities from which `compressSite` chooses. The labels are parts of cache keys. */
const BEST = { br: 11, gzip: 9 };
const FAST = { br: 6, gzip: 6 };

type Compress = (content: Buffer, quality: number) => Promise<Buffer>;

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
 * Writes the compressed variants of every compressible file next to it, if they are smaller. On a
 * site with many pages, those in folders, such as articles, are compressed faster and less well.
 * @returns how many variants it wrote, and how many it had to compress because no cache had them
 */
export async function compressSite(siteFolder: string, cacheFolder: string) {
  const report = { written: 0, compressed: 0 };
  const cache = await openCache(cacheFolder);
  const files = listFiles(siteFolder).filter((file) => typeOf(file).compressible);
  const hasFewPages = files.filter(isPage).length <= FEW_PAGES;

  async function compress(file: string): Promise<void> {
    const path = join(siteFolder, file);
    const content = await readFile(path);
    if (content.length <= worthwhile) return;
    const variants = encodings.map(async ({ name, suffix }) => {
      const [label, run] = compressors[name];
      const quality = (hasFewPages || !isInFolder(file) ? BEST : FAST)[name];
      const variant = await cache.get(content, `${quality}.${label}`, () => {
        report.compressed += 1;
        return run(content, quality);
      });
      if (variant.length >= content.length) return;
      await writeFile(path + suffix, variant);
      report.written += 1;
    });
    await Promise.all(variants);
  }

  // More than the processors, which keeps Node's thread pool busy.
  await inParallel(files, 2 * availableParallelism(), compress);
  await cache.prune();
  return report;
}

/** Returns whether a file is a page such as `blog/first-light.html`, of which there may be many. */
const isInFolder = (file: string) => isPage(file) && file.includes('/');
