import sharp from 'sharp';
import { expect, it } from 'vitest';
import { indexedPng } from './indexed-png.ts';

const WIDTH = 40;

/** Returns a picture with as many colours as it has pixels, up to `count`, all opaque. */
function pictureWith(count: number): Uint8Array {
  const pixels = new Uint8Array(WIDTH * 30 * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = (at / 4) % count;
    pixels.set([colour & 15, (colour >> 4) & 15, (colour >> 8) & 15, 255], at);
  }
  return pixels;
}

const decode = (png: Buffer) =>
  sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

it.each([1, 2, 256])('a picture with %s colours keeps every pixel', async (count) => {
  const pixels = pictureWith(count);
  const { data, info } = await decode(indexedPng(pixels, WIDTH));
  expect(info).toMatchObject({ width: WIDTH, height: 30 });
  expect(data.equals(pixels)).toBe(true);
});

it('a colour beyond the most frequent 256 becomes the most similar of these', async () => {
  const pixels = pictureWith(256);
  pixels.set([7, 7, 250, 255], 0);
  pixels.set([15, 15, 12, 255], 4);
  const { data } = await decode(indexedPng(pixels, WIDTH));
  expect([...data.subarray(0, 8)]).toEqual([7, 7, 0, 255, 15, 15, 0, 255]);
  expect(data.subarray(8).equals(pixels.subarray(8))).toBe(true);
});
