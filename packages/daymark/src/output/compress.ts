import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { typeOf } from '../http/content-type.ts';
import { type Encoding, encodings } from '../http/encodings.ts';
import { listFiles } from '../http/files.ts';
import { openCache } from './result-cache.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A size in bytes. Compressing a file up to this size would save no packet. */
const worthwhile = 512;

/** The label is part of the cache key: when you change a compressor's settings, change it too. */
const compressors: Record<Encoding, [label: string, run: (content: Buffer) => Promise<Buffer>]> = {
  br: [
    'text-11.br',
    (content) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  ],
  gzip: ['9.gz', (content) => deflate(content, { level: 9 })],
};

/**
 * Writes the compressed variants of every compressible file next to it, if they are smaller.
 * @returns how many variants it wrote, and how many it had to compress because no cache had them
 */
export async function compressSite(siteFolder: string, cacheFolder: string) {
  const report = { written: 0, compressed: 0 };
  const cache = await openCache(cacheFolder);

  async function compress(path: string): Promise<void> {
    const content = await readFile(path);
    if (content.length <= worthwhile) return;
    const variants = encodings.map(async ({ name, suffix }) => {
      const [label, run] = compressors[name];
      const variant = await cache.get(content, label, () => {
        report.compressed += 1;
        return run(content);
      });
      if (variant.length >= content.length) return;
      await writeFile(path + suffix, variant);
      report.written += 1;
    });
    await Promise.all(variants);
  }

  const waiting = listFiles(siteFolder)
    .filter((file) => typeOf(file).compressible)
    .values();
  // Several loops share one iterator: this keeps Node's thread pool busy, and only a few files are
  // in memory.
  async function take(): Promise<void> {
    for (const file of waiting) await compress(join(siteFolder, file));
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, take));
  await cache.prune();
  return report;
}
