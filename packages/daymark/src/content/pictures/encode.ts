import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type PictureVariant, QUALITY } from './picture.ts';

/**
 * Returns the content of a variant: an AVIF picture without EXIF data, turned upright, or a copy of
 * a vector graphic.
 */
export const encodeVariant = async ({ file, width }: PictureVariant): Promise<Buffer> =>
  width === undefined
    ? readFile(file)
    : sharp(file).rotate().resize({ width }).avif({ quality: QUALITY }).toBuffer();
