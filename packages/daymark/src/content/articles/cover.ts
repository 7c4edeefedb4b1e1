import { dirname, join } from 'node:path';
import { existingPath } from '../markdown/image-path.ts';
import { readPicture, readPictureFile } from '../markdown/picture-file.ts';
import { isTransparent } from '../pictures/encode.ts';
import { pictureOf } from '../pictures/picture.ts';
import type { Picture } from '../texts.ts';

/**
 * The widths of the files in pixels, from a thumbnail in a list to twice the width of the page.
 */
const WIDTHS = [360, 720, 1104, 1656, 2208];

/**
 * Returns the cover that the front matter of an article names; undefined if there is none, or if
 * the file cannot be used, which the checks report.
 * @param article the path of the article's file
 */
export async function coverOf(article: string, cover: unknown): Promise<Picture | undefined> {
  if (typeof cover !== 'string') return undefined;
  const file = existingPath(join(dirname(article), cover));
  const data = await readPictureFile(file);
  if (!data) return undefined;
  const { fault, ...size } = await readPicture(data, file);
  if (fault) return undefined;
  const picture = pictureOf(file, data, size, WIDTHS);
  return (await isTransparent(data)) ? { ...picture, isTransparent: true } : picture;
}
