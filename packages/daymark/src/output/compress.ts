import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { openCache } from '../basics/store.ts';
import { typeOf } from '../http/content-type.ts';
import { type Encoding, encodings } from '../http/encodings.ts';
import { isPage } from '../http/urls.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A size in bytes. Compressing a file up to this size would save no packet. */
const worthwhile = 512;

/**
 * The number of pages of a site whose pages are all compressed as well as possible. Compressing a
 * page of 54 KB with brotli takes 51 ms at the best quality and 2.1 ms at quality 6, for 14.4 and
 * 16.0 KB: see docs/decisions/0016-compression-in-a-thread.md.
 */
const FEW_PAGES = 1000;

/** Returns whether all pages of a site with this number of pages are compressed best. */
export const hasFewPages = (pages: number): boolean => pages <= FEW_PAGES;

/** The qualities of which each file gets one. The labels are parts of cache keys. */
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

/** A compressed form of a file. Its name is that of the file and the suffix. */
interface Variant {
  readonly suffix: string;
  readonly content: Uint8Array;
}

/** Compresses the files of a site. */
export interface Compressor {
  /**
   * Returns the compressed variants of a file that are smaller than the file. On a site with many
   * pages, those in folders, such as articles, are compressed faster and less well.
   * @param file the path of the file, relative to the site's folder
   */
  variantsOf(file: string, content: Uint8Array): Promise<Variant[]>;
  /** Removes from the cache what no build has used for a long time. */
  prune(): Promise<void>;
}

/**
 * Creates a compressor, which compresses content only if the cache does not have it.
 * @param pages the number of pages of the site
 */
export async function openCompressor(cacheFolder: string, pages: number): Promise<Compressor> {
  const cache = await openCache(cacheFolder);
  const qualityOf = (file: string) => (hasFewPages(pages) || !isInFolder(file) ? BEST : FAST);
  return {
    async variantsOf(file, content) {
      if (!typeOf(file).compressible || content.length <= worthwhile) return [];
      const made = encodings.map(async ({ name, suffix }) => {
        const [label, run] = compressors[name];
        const quality = qualityOf(file)[name];
        const make = () => run(content, quality);
        return { suffix, content: await cache.get(content, `${quality}.${label}`, make) };
      });
      const variants = await Promise.all(made);
      return variants.filter((variant) => variant.content.length < content.length);
    },
    prune: cache.removeOld,
  };
}

/** Returns whether a file is a page such as `blog/first-light.html`, of which there may be many. */
const isInFolder = (file: string) => isPage(file) && file.includes('/');
