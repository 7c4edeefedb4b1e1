import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPicture } from './picture-file.ts';

const drawing = sharp({ create: { width: 64, height: 48, channels: 3, background: '#205080' } });
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><g/></svg>',
);

const pictures = [
  ['pier.jpg', await drawing.clone().jpeg().toBuffer()],
  ['pier.JPEG', await drawing.clone().jpeg({ progressive: true }).toBuffer()],
  ['pier.png', await drawing.clone().png().toBuffer()],
  ['pier.webp', await drawing.clone().webp().toBuffer()],
  ['pier.gif', await drawing.clone().gif().toBuffer()],
  ['pier.avif', await drawing.clone().avif().toBuffer()],
  ['pier.tif', await drawing.clone().tiff().toBuffer()],
  ['pier.svg', svg],
] as const;

describe('a picture', () => {
  it.each(pictures)('that is complete can be used: %s', async (name, data) => {
    const { fault, width, height } = await readPicture(data, name);
    expect({ fault, width, height }).toEqual({ fault: undefined, width: 64, height: 48 });
  });

  it.each(pictures.filter(([name]) => name !== 'pier.tif'))(
    'that is cut off cannot be used: %s',
    async (name, data) => {
      for (const length of [data.length * 0.95, data.length / 2, 12])
        expect((await readPicture(data.subarray(0, length), name)).fault).toBeDefined();
    },
  );

  it('may be followed by other data, as in pictures of some cameras', async () => {
    const [name, data] = pictures[0];
    const { fault } = await readPicture(Buffer.concat([data, Buffer.alloc(5000, 1)]), name);
    expect(fault).toBeUndefined();
  });

  it('that ends after the thumbnail in its header is cut off', async () => {
    const [name, data] = pictures[0];
    const thumbnail = Buffer.from([0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9]);
    const whole = Buffer.concat([data.subarray(0, 2), thumbnail, data.subarray(2)]);
    expect((await readPicture(whole, name)).fault).toBeUndefined();
    expect((await readPicture(whole.subarray(0, -20), name)).fault).toBe(
      'which is cut off; copy the file again',
    );
  });

  it('must have a name that ends in its format', async () => {
    expect((await readPicture(pictures[2][1], 'pier.jpg')).fault).toBe(
      'which is a PNG picture; rename it, so that the name ends in .png',
    );
  });

  it('must be a picture', async () => {
    expect((await readPicture(Buffer.from('<!doctype html><p>Sign in'), 'pier.jpg')).fault).toBe(
      'which is not a picture, or is damaged',
    );
  });
});
