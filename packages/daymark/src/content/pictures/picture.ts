import { hash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { assetFolder } from '../../http/urls.ts';
import type { PictureFile } from '../markdown/picture-file.ts';

/** A file that the build makes from a picture. */
export interface PictureVariant {
  /** The path on the site: "/_astro/harbour.4f1c2b9d.avif". The name contains a hash. */
  path: string;
  /** The path of the owner's file, relative to the site's folder. */
  file: string;
  /** The width in pixels; undefined for a copy of a vector graphic. */
  width?: number;
}

/** A picture of the owner, as pages show it. */
export interface Picture {
  /** The path of the largest file. */
  src: string;
  /** The files in all widths, as the value of a `srcset` attribute; empty for a vector graphic. */
  srcSet: string;
  /** The width in CSS pixels. */
  width: number;
  height: number;
  /** Present if parts of the picture may be transparent, so that it needs a light ground. */
  isTransparent?: boolean;
  /** The path of the owner's file. */
  file: string;
  variants: readonly PictureVariant[];
}

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
  { format, width, height }: Pick<PictureFile, 'format' | 'width' | 'height'>,
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
