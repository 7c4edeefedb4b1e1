import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureVariant } from '../texts.ts';
import { QUALITY } from './picture.ts';

/** Returns whether parts of a picture may be transparent, so that it needs a light ground. */
export const isTransparent = async (data: Buffer): Promise<boolean> =>
  (
    await sharp(data)
      .metadata()
      .catch(() => undefined)
  )?.hasAlpha === true;

/** Returns whether a picture is an animation, of which the variants show the first frame. */
export async function isAnimated(data: Buffer): Promise<boolean> {
  // A damaged picture is reported when it is encoded.
  const read = await sharp(data)
    .metadata()
    .catch(() => undefined);
  const { format, pages = 1 } = read ?? {};
  // Sharp does not read the frames of a PNG, which follow the chunk acTL.
  const control = data.indexOf('acTL');
  if (format === 'png') return control >= 0 && control < data.indexOf('IDAT');
  return format !== 'tiff' && pages > 1;
}

/**
 * Returns the content of a variant: an AVIF picture without EXIF data, turned upright, or a copy of
 * a vector graphic.
 */
export const encodeVariant = async ({ file, width }: PictureVariant): Promise<Buffer> =>
  width === undefined
    ? readFile(file)
    : sharp(file).rotate().resize({ width }).avif({ quality: QUALITY }).toBuffer();
