import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { existingPath, readPicture } from './picture-file.ts';

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

  it('must not have more pixels than the build can decode', async () => {
    const huge = Buffer.from(pictures[2][1]);
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    expect((await readPicture(huge, 'pier.png')).fault).toBe(
      'which has 30000 × 30000 pixels, more than the build can decode; make it smaller',
    );
  });

  it('must say its size', async () => {
    const jpeg = Buffer.from(pictures[0][1]);
    // The height is in the header of the frame, which begins with FF C0.
    jpeg.writeUInt16BE(0, jpeg.indexOf('\xff\xc0', 0, 'latin1') + 5);
    expect((await readPicture(jpeg, 'pier.jpg')).fault).toBe(
      'which does not say its size; export it again',
    );
  });

  const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
  const group = (number: number, inside: string) => `<g id="g${number}">${inside}</g>`;
  const doubled = (draw: (number: number) => string) =>
    Array.from({ length: 30 }, (_, index) => group(index + 1, draw(index).repeat(2))).join('');
  it.each([
    ['uses', doubled((before) => `<use href="#g${before}"/>`)],
    ['uses with a prefix', doubled((before) => `<use ${XLINK} xlink:href="#g${before}"/>`)],
    ['patterns', doubled((before) => `<rect fill="url(#g${before})"/>`)],
    ['masks in styles', doubled((before) => `<rect style="mask: url('#g${before}')"/>`)],
    [
      'many uses of a large group',
      group(1, '<path/>'.repeat(200)) + '<use href="#g1"/>'.repeat(200),
    ],
  ])('must not make a browser draw billions of elements: %s', async (_, content) => {
    const bomb = svg.toString().replace('<g/>', `${group(0, '<path/>')}${content}`);
    expect((await readPicture(Buffer.from(bomb), 'pier.svg')).fault).toBe(
      'which draws more than 20000 elements through references such as <use>',
    );
  });

  it('may refer to its own parts, also in a circle, which browsers do not draw', async () => {
    const content = `${group(1, '<use href="#g2"/>'.repeat(9))}${group(2, '<use href="#g1"/>'.repeat(9))}`;
    const fine = svg.toString().replace('<g/>', `${content}${'<use href="#g1"/>'.repeat(99)}`);
    expect((await readPicture(Buffer.from(fine), 'pier.svg')).fault).toBeUndefined();
  });

  it('must be a picture', async () => {
    expect((await readPicture(Buffer.from('<!doctype html><p>Sign in'), 'pier.jpg')).fault).toBe(
      'which is not a picture, or is damaged',
    );
  });
});

it('finds a file whose name is in another form of Unicode', async () => {
  const folder = await makeFolder();
  await mkdir(join(folder, 'a'));
  for (const name of ['cafe\u0301.jpg', 'И\u0306од.png', '가.png'.normalize('NFD')])
    await writeFile(join(folder, name), '');
  for (const name of ['café.jpg', 'Йод.png', '가.png'])
    expect(existingPath(join(folder, name))).toBe(join(folder, name.normalize('NFD')));
  for (const name of ['b.jpg', 'cafés.jpg', 'none/café.jpg'])
    expect(existingPath(join(folder, name))).toBe(join(folder, name));
});
