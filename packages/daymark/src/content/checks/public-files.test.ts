import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Exif } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photographProblems } from './public-files.ts';

const before = process.cwd();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photographs-'));
  await mkdir(join(folder, 'public'));
  process.chdir(folder);
});
afterAll(async () => {
  process.chdir(before);
  await rm(folder, { recursive: true });
});

const CAMERA = { IFD0: { Make: 'Fuji', Model: 'Fuji X100V' } };
const PLACE = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } };

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } });

/** Returns the findings in a picture of this format with these metadata. */
async function foundIn(name: string, exif: Exif): Promise<string[]> {
  const format = name.split('.').at(-1) as 'jpeg' | 'png' | 'webp' | 'avif';
  await writeFile(`public/${name}`, await picture().withExif(exif).toFormat(format).toBuffer());
  return (await photographProblems([name])).map(({ file, found }) => `${file}: ${found}`);
}

it.each(['pier.jpeg', 'pier.png', 'pier.webp', 'pier.avif'])(
  '%s may have metadata',
  async (name) => {
    expect(await foundIn(name, { ...CAMERA, ...PLACE })).toEqual([
      `public/${name}: the place where it was taken (GPS) and the camera (Fuji X100V)`,
    ]);
    expect(await foundIn(name, { IFD0: { Copyright: 'Anna', Software: 'GIMP' } })).toEqual([]);
  },
);

it('the place and the camera are found alone', async () => {
  expect(await foundIn('place.jpeg', PLACE)).toEqual([
    'public/place.jpeg: the place where it was taken (GPS)',
  ]);
  expect(await foundIn('camera.jpeg', { IFD2: { BodySerialNumber: '7' } })).toEqual([
    'public/camera.jpeg: the camera',
  ]);
});

it('the place is found in XMP', async () => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="48,8N"/></rdf:RDF></x:xmpmeta>`;
  await writeFile('public/xmp.jpeg', await picture().withXmp(xmp).jpeg().toBuffer());
  expect(await photographProblems(['xmp.jpeg'])).toMatchObject([
    { found: 'the place where it was taken (GPS)', severity: 'warning' },
  ]);
});

it('damaged metadata and files that are no pictures are passed over', async () => {
  const jpeg = await picture().withExif(CAMERA).jpeg().toBuffer();
  const start = jpeg.indexOf('Exif\0\0') + 6;
  for (const [name, offset, byte] of [
    ['a.jpg', 4, 0xff],
    ['b.jpg', 8, 0xff],
    ['c.jpg', 0, 0x00],
  ] as const) {
    const damaged = Buffer.from(jpeg);
    damaged.fill(byte, start + offset, start + offset + 4);
    await writeFile(`public/${name}`, damaged);
  }
  await writeFile('public/words.jpg', 'words');
  await expect(photographProblems(['a.jpg', 'b.jpg', 'c.jpg', 'words.jpg'])).resolves.toBeDefined();
});
