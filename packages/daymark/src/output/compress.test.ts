import { randomBytes } from 'node:crypto';
import { readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listFiles } from '../http/files.ts';
import { makeFolder, writeFiles } from '../server/testing/site.ts';
import { compressSite } from './compress.ts';

const prose = 'The light comes early to the coast. '.repeat(50);

test('text files get a brotli and a gzip variant with the same content', async () => {
  const root = await makeFolder();
  await writeFiles(root, { 'a/index.html': prose });
  expect(await compressSite(root, await makeFolder())).toEqual({ written: 2, compressed: 2 });
  const path = join(root, 'a/index.html');
  expect(String(brotliDecompressSync(await readFile(`${path}.br`)))).toBe(prose);
  expect(String(gunzipSync(await readFile(`${path}.gz`)))).toBe(prose);
});

test('files that compression would not make smaller get no variant', async () => {
  const root = await makeFolder();
  await writeFiles(root, {
    'short.txt': 'a'.repeat(512),
    'long.txt': 'a'.repeat(513),
    'picture.png': prose,
    'noise.txt': randomBytes(2000),
  });
  await compressSite(root, await makeFolder());
  expect(listFiles(root)).toEqual([
    'long.txt',
    'long.txt.br',
    'long.txt.gz',
    'noise.txt',
    'picture.png',
    'short.txt',
  ]);
});

test('unchanged content is not compressed again, even at another path', async () => {
  const cache = await makeFolder();
  const first = await makeFolder();
  await writeFiles(first, {
    'a.html': prose,
    'b.html': `${prose}b`,
    'noise.txt': randomBytes(2000),
  });
  await compressSite(first, cache);

  const second = await makeFolder();
  const noise = await readFile(join(first, 'noise.txt'));
  await writeFiles(second, {
    'moved.html': prose,
    'b.html': `${prose}changed`,
    'noise.txt': noise,
  });
  expect(await compressSite(second, cache)).toEqual({ written: 4, compressed: 2 });
  const variants = ['a.html.br', 'moved.html.br'];
  const [former, latter] = await Promise.all([
    readFile(join(first, variants[0] ?? '')),
    readFile(join(second, variants[1] ?? '')),
  ]);
  expect(latter).toEqual(former);
});

test('entries that no build has used for a long time are removed from the cache', async () => {
  const cache = await makeFolder();
  await writeFiles(cache, { old: '' });
  await utimes(join(cache, 'old'), 0, 0);
  await compressSite(await makeFolder(), cache);
  expect(listFiles(cache)).toEqual([]);
});

test('a site with many files is compressed completely', async () => {
  const root = await makeFolder();
  const files = Array.from({ length: 60 }, (_, n) => [`${n}.txt`, `${prose}${n}`] as const);
  await writeFiles(root, Object.fromEntries(files));
  expect(await compressSite(root, await makeFolder())).toMatchObject({ written: 120 });
});

test('pages in folders are compressed faster and less well if there are many', async () => {
  const root = await makeFolder();
  const varied = Array.from({ length: 400 }, (_, n) => `line ${(n * 7919) % 1000} of the text`);
  const long = varied.join(' ');
  const pages = Array.from({ length: 1000 }, (_, n) => [`blog/${n}.html`, ''] as const);
  await writeFiles(root, { ...Object.fromEntries(pages), 'home.html': long, 'blog/0.html': long });
  await compressSite(root, await makeFolder());
  const sizeOf = async (file: string) => (await readFile(join(root, file))).length;
  expect(await sizeOf('home.html.br')).toBeLessThan(await sizeOf('blog/0.html.br'));

  await rm(join(root, 'blog/999.html'));
  await compressSite(root, await makeFolder());
  expect(await sizeOf('home.html.br')).toBe(await sizeOf('blog/0.html.br'));
});
