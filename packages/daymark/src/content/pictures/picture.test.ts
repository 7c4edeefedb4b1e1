import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isAnimated } from './picture.ts';

const create = { width: 4, height: 4, channels: 4, background: '#fff0' } as const;
const frames = () => sharp({ create: { ...create, height: 8 } });

/** Adds the chunk of an animation to a PNG, after its header. */
const animated = (png: Buffer) =>
  Buffer.concat([
    png.subarray(0, 33),
    Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0____', 'latin1'),
    png.subarray(33),
  ]);

it('an animation has several frames', async () => {
  const raw = await frames().raw().toBuffer();
  const pages = { raw: { width: 4, height: 8, channels: 4, pageHeight: 4 } } as const;
  // Different frames, because the encoder joins equal frames.
  raw.fill(255, 0, 64);
  const still = await sharp({ create }).png().toBuffer();
  for (const [format, data] of Object.entries({
    gif: await sharp(raw, pages).gif().toBuffer(),
    webp: await sharp(raw, pages).webp().toBuffer(),
    png: animated(still),
  }))
    expect(await isAnimated(data), format).toBe(true);
  for (const data of [
    still,
    await sharp(still).gif().toBuffer(),
    await sharp(still).webp().toBuffer(),
  ])
    expect(await isAnimated(data)).toBe(false);
});
