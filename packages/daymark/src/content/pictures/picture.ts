import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { assetFolder } from '../../http/urls.ts';
import type { Picture, PictureVariant } from '../texts.ts';
import {
  existingPath,
  fileNameOf,
  isBeside,
  type PictureFile,
  readPicture,
  readPictureFile,
} from './picture-file.ts';

/** The quality of AVIF pictures, from 1 to 100. The quality is part of the names of the files. */
const QUALITY = 55;

/**
 * The widths of the files of a cover in pixels, from a thumbnail in a list to twice the width of the
 * page. The widths of pictures in texts are in markdown/pictures.ts.
 */
export const COVER_WIDTHS = [360, 720, 1104, 1656, 2208];

/** A picture as pages show it, with the content of its file. */
interface ReadPicture {
  picture: Picture;
  data: Buffer;
}

/**
 * Returns the cover that the front matter of an article names; undefined if there is none, or if
 * the file cannot be used, which the checks report.
 * @param article the path of the article's file
 * @param root the path of the site on its host
 */
export async function coverOf(
  article: string,
  cover: unknown,
  root = '',
): Promise<Picture | undefined> {
  if (typeof cover !== 'string') return undefined;
  return (await pictureAt(join(dirname(article), cover), COVER_WIDTHS, root))?.picture;
}

/**
 * Returns a picture of the owner for the whole width of a page; undefined if the file cannot be used.
 * @param file the path of the picture in the site's folder
 * @param root the path of the site on its host
 */
export const sitePicture = async (file: string, root: string): Promise<Picture | undefined> =>
  (await pictureAt(file, COVER_WIDTHS, root))?.picture;

/**
 * Reads a picture beside a Markdown file.
 * @param src the path that the Markdown file names
 * @param widths the widths of the files in pixels, ascending
 * @param root the path of the site on its host
 * @returns the picture; undefined if the build cannot use it, which the checks report
 */
export async function pictureBeside(
  src: unknown,
  markdownFile: URL | undefined,
  widths: readonly number[],
  root: string,
): Promise<ReadPicture | undefined> {
  const name = fileNameOf(String(src ?? '')) ?? '';
  if (!isBeside(name) || !markdownFile) return undefined;
  // A relative path, because the store of texts, which contains this path, may be copied to another
  // folder.
  return pictureAt(relative('', join(dirname(fileURLToPath(markdownFile)), name)), widths, root);
}

/** Reads a picture of the owner; undefined if the build cannot use it, which the checks report. */
async function pictureAt(
  path: string,
  widths: readonly number[],
  root: string,
): Promise<ReadPicture | undefined> {
  const file = existingPath(path);
  const data = await readPictureFile(file);
  if (!data) return undefined;
  const read = await readPicture(data, file);
  if (read.fault) return undefined;
  const picture = pictureOf({ file, data, read, widths, root });
  const metadata = await sharp(data)
    .metadata()
    .catch(() => undefined);
  return { data, picture: metadata?.hasAlpha ? { ...picture, isTransparent: true } : picture };
}

/** A picture that has been read, with the widths in which pages show it. */
interface PictureToShow {
  file: string;
  data: Buffer;
  read: PictureFile;
  widths: readonly number[];
  /** The path of the site on its host. */
  root: string;
}

/** Returns the files of a picture that pages use. No file is wider than the picture. */
function pictureOf({ file, data, read, widths, root }: PictureToShow): Picture {
  const { format, width, height } = read;
  const name = basename(file, extname(file))
    .normalize()
    .replaceAll(/[^\p{L}\p{M}\p{N}-]+/gu, '-');
  const digest = hash('sha256', data);
  const pathOf = (end: string) => {
    const key = hash('sha256', `${digest} ${QUALITY} ${end}`).slice(0, 10);
    return encodeURI(`${root}${assetFolder}${name}.${key}${end.replace(/^\d+/, '')}`);
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

/** Returns whether a picture is an animation. Its variants show only the first frame. */
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
