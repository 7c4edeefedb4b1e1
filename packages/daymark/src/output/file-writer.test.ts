import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { listFiles } from '../basics/files.ts';
import { openFileWriter } from './file-writer.ts';

/** Opens a writer, and returns a function that writes a file and returns its compressed variants. */
async function openVariants(cacheFolder: string, pages: number) {
  const siteFolder = await makeFolder();
  const writer = await openFileWriter({ siteFolder, cacheFolder, pages });
  return async (file: string, content: Uint8Array) => {
    const [, ...parts] = await writer.write(file, content);
    return parts.map(([suffix, size]) => {
      const written = readFileSync(join(siteFolder, file + suffix));
      expect(written).toHaveLength(size);
      return { suffix, content: written };
    });
  };
}

const prose = Buffer.from('The light comes early to the coast. '.repeat(50));

test('text files get a brotli and a gzip variant with the same content', async () => {
  const variantsOf = await openVariants(await makeFolder(), 1);
  const [br, gzip, ...others] = await variantsOf('a/index.html', prose);
  expect([br?.suffix, gzip?.suffix, others]).toEqual(['.br', '.gz', []]);
  expect(brotliDecompressSync(br?.content ?? '')).toEqual(prose);
  expect(gunzipSync(gzip?.content ?? '')).toEqual(prose);
});

test.each([
  ['a file that fits into a packet', 'short.txt', Buffer.alloc(512, 'a')],
  ['a picture', 'picture.png', prose],
  ['a text that compression would not make smaller', 'noise.txt', randomBytes(2000)],
])('%s gets no variant', async (_, file, content) => {
  const variantsOf = await openVariants(await makeFolder(), 1);
  expect(await variantsOf(file, content)).toEqual([]);
  expect(await variantsOf('long.txt', Buffer.alloc(513, 'a'))).toHaveLength(2);
});

test('unchanged content is not compressed again, even at another path', async () => {
  const cache = await makeFolder();
  const before = await (await openVariants(cache, 1))('a.html', prose);
  const kept = listFiles(cache);
  expect(kept).toHaveLength(2);
  const variantsOf = await openVariants(cache, 1);
  expect(await variantsOf('moved.html', prose)).toEqual(before);
  expect(listFiles(cache)).toEqual(kept);
  await variantsOf('b.html', Buffer.concat([prose, prose]));
  expect(listFiles(cache)).toHaveLength(4);
});

test('entries that no build has used for a long time are removed from the cache', async () => {
  const cache = await makeFolder();
  await writeFiles(cache, { old: '' });
  await utimes(join(cache, 'old'), 0, 0);
  const options = { siteFolder: await makeFolder(), cacheFolder: cache, pages: 1 };
  await (await openFileWriter(options)).prune();
  expect(listFiles(cache)).toEqual([]);
});

test('pages in folders, feeds and sitemaps are compressed faster and less well if there are many', async () => {
  const varied = Array.from({ length: 400 }, (_, n) => `line ${(n * 7919) % 1000} of the text`);
  const long = Buffer.from(varied.join(' '));
  const files = ['home.html', 'blog/0.html', 'feed.atom', 'rss.xml', 'topics/rest/feed.json'];
  const sizesWith = async (pages: number) => {
    const variantsOf = await openVariants(await makeFolder(), pages);
    const variants = files.map((file) => variantsOf(file, long));
    return (await Promise.all(variants)).map(([br]) => br?.content.length ?? 0);
  };
  const [home = 0, ...others] = await sizesWith(1001);
  expect(Math.min(...others)).toBeGreaterThan(home);
  expect(await sizesWith(1000)).toEqual(files.map(() => home));
});
