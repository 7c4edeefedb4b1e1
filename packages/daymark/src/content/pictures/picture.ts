import { hash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { assetFolder } from '../../http/urls.ts';
import type { Picture } from '../texts.ts';

/** The quality of AVIF pictures, from 1 to 100. It is part of the names of the files. */
export const QUALITY = 55;

/**
 * Returns the files that pages use of a picture, which are not larger than the picture itself.
 * @param file the path of the owner's file
 * @param data the content of the file
 * @param size the format and the size of the picture
 * @param widths the widths in pixels, ascending
 */
export function pictureOf(
  file: string,
  data: Buffer,
  { format, width, height }: { format?: string; width: number; height: number },
  widths: readonly number[],
): Picture {
  const name = basename(file, extname(file))
    .normalize()
    .replaceAll(/[^\p{L}\p{M}\p{N}-]+/gu, '-');
  const digest = hash('sha256', data);
  const pathOf = (end: string) => {
    const key = hash('sha256', `${digest} ${QUALITY} ${end}`).slice(0, 10);
    return encodeURI(`${assetFolder}${name}.${key}${end.replace(/^\d+/, '')}`);
  };
  if (format === 'svg') {
    const variants = [{ path: pathOf('.svg'), file }];
    return { src: pathOf('.svg'), srcSet: '', width, height, file, variants };
  }
  const largest = Math.min(width, widths.at(-1) ?? width);
  const shown = [...widths.filter((wide) => wide < largest), largest];
  const variants = shown.map((wide) => ({ path: pathOf(`${wide}.avif`), file, width: wide }));
  return {
    src: pathOf(`${largest}.avif`),
    srcSet: variants.map((variant) => `${variant.path} ${variant.width}w`).join(', '),
    width: largest,
    height: Math.round((height * largest) / width),
    file,
    variants,
  };
}
