import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Cover } from './article.ts';

/** The greatest width that a browser may choose, in pixels: twice the width of the page. */
const WIDEST = 2208;
/** All widths, from the thumbnail of a list up. */
const WIDTHS = [360, 720, 1104, 1656, WIDEST];

/**
 * Creates an author's picture in the sizes that pages show, without EXIF data.
 * @param src the imported picture. Do not read its properties, except `fsPath`: Astro would then
 *   publish the original file
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
