import { expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { listFiles } from '../basics/files.ts';
import { writePictures } from './pictures.ts';

it('each picture is encoded once, and a later build takes it from the cache', async () => {
  const cache = await makeFolder();
  const encoded: string[] = [];
  const encode = async ({ path }: { path: string }) => {
    encoded.push(path);
    return Buffer.from(path);
  };
  const pictures = ['/_astro/pier.1.avif', '/_astro/pier.2.avif', '/_astro/pier.1.avif'];
  for (const folder of [await makeFolder(), await makeFolder()]) {
    const made = pictures.map((path) => ({ path }));
    expect(await writePictures(made, folder, cache, encode)).toBe(2);
    expect(listFiles(folder)).toEqual(['_astro/pier.1.avif', '_astro/pier.2.avif']);
  }
  expect(encoded.toSorted()).toEqual(['/_astro/pier.1.avif', '/_astro/pier.2.avif']);
});

it('a path with encoded characters becomes a file name with these characters', async () => {
  const folder = await makeFolder();
  const picture = { path: encodeURI('/_astro/böe.1.avif') };
  await writePictures([picture], folder, await makeFolder(), async () => Buffer.from(''));
  expect(listFiles(folder)).toEqual(['_astro/böe.1.avif']);
});
