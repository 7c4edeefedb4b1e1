import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Cover } from './article.ts';

/** The greatest width of an image file, in pixels: twice the width of the page. */
const WIDEST = 2208;
/** The widths of the image files in pixels, beginning with that of a thumbnail in a list. */
const WIDTHS = [360, 720, 1104, 1656, WIDEST];

/**
 * Creates files of an author's image in the widths that pages use, without EXIF data.
 * @param src the imported image. Do not read properties other than `fsPath`, because Astro would
 *   then publish the original file
 */
export async function coverOf(src: ImageMetadata, alt = ''): Promise<Cover> {
  const image = await getImage({
    src,
    width: WIDEST,
    widths: WIDTHS,
    format: 'avif',
    quality: 55,
  });
  const { width, height } = image.attributes;
  // Astro sets `fsPath`, but its types do not declare it.
  const file = String(Reflect.get(src, 'fsPath'));
  return { src: image.src, srcSet: image.srcSet.attribute, width, height, alt, file };
}
