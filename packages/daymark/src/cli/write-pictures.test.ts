import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { listFiles } from '../basics/files.ts';
import { isAnimated } from '../content/pictures/picture.ts';
import { readPicture } from '../content/pictures/picture-file.ts';
import { writeSitePictures } from './write-pictures.ts';

const watched = { enter() {}, count() {} };

const picture = () =>
  sharp({
    create: {
      width: 120,
      height: 90,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** Replaces 400 bytes of a file, by default in the middle. */
function damage(data: Buffer, start = Math.floor(data.length / 2)): Buffer {
  const damaged = Buffer.from(data);
  damaged.fill(0xff, start, start + 400);
  return damaged;
}

/** Returns a PNG that says it is higher than it is. */
function lyingPng(png: Buffer): Buffer {
  const lying = Buffer.from(png);
  lying.writeUInt32BE(3000, 20);
  return lying;
}

const write = (file: string, folder: string, cache: string) =>
  writeSitePictures(
    folder,
    {
      variants: [{ path: '/_astro/pier.1.avif', file, width: 60 }],
      pictureUses: new Map([[file, { file: 'content/articles/dawn.md', line: 8, href: './pier' }]]),
    },
    watched,
    cache,
  );

it.each([
  ['png', async () => lyingPng(await picture().png().toBuffer())],
  ['gif', async () => damage(await picture().gif().toBuffer())],
  ['tiff', async () => damage(await picture().tiff({ compression: 'deflate' }).toBuffer(), 8)],
  ['avif', async () => damage(await picture().avif().toBuffer())],
])(
  'a damaged picture is reported with the line of the text that names it: %s',
  async (format, make) => {
    const [folder, cache] = [await makeFolder(), await makeFolder()];
    const file = join(folder, `pier.${format}`);
    await writeFile(file, await make());
    // The header is whole, so that the checks find nothing.
    expect(await isAnimated(await readFile(file))).toBe(false);
    expect(await readPicture(await readFile(file), file)).not.toHaveProperty('fault');
    await expect(write(file, folder, cache)).rejects.toThrow(
      '1 problem in the content or the settings:\n  content/articles/dawn.md:8: expected a picture that the build can read; found ./pier, which is damaged and cannot be decoded; export it again',
    );
    expect(listFiles(cache)).toEqual([]);
  },
);

it('a picture that is removed during the build is reported', async () => {
  const folder = await makeFolder();
  await expect(write(join(folder, 'pier.png'), folder, folder)).rejects.toThrow(
    'content/articles/dawn.md:8: expected a picture that the build can read; found ./pier, which was removed during the build; run the command again',
  );
});

it('an error of the disk stays an error of the disk', async () => {
  const folder = await makeFolder();
  const file = join(folder, 'pier.png');
  await writeFile(file, await picture().png().toBuffer());
  await writeFile(join(folder, '_astro'), '');
  await expect(write(file, folder, await makeFolder())).rejects.toThrow(/EEXIST|ENOTDIR/);
});

it('each picture is written once, and a later build takes it from the cache', async () => {
  const cache = await makeFolder();
  const file = join(cache, 'pier.png');
  await writeFile(file, await picture().png().toBuffer());
  const paths = ['/_astro/pier.1.avif', encodeURI('/_astro/böe.1.avif'), '/_astro/pier.1.avif'];
  const counts: number[] = [];
  for (const folder of [await makeFolder(), await makeFolder()]) {
    const variants = paths.map((path) => ({ path, file, width: 60 }));
    const count = (files: number) => void counts.push(files);
    await writeSitePictures(
      folder,
      { variants, pictureUses: new Map() },
      { ...watched, count },
      cache,
    );
    expect(listFiles(folder)).toEqual(['_astro/böe.1.avif', '_astro/pier.1.avif']);
    await rm(file, { force: true });
  }
  expect(counts).toEqual([2, 2]);
});
