import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Cover } from './article.ts';

/** The greatest width that a browser may choose, in pixels: twice that of the page. */
const WIDEST = 2208;
/** All of them, from a list's thumbnail on. */
const WIDTHS = [360, 720, 1104, 1656, WIDEST];

/**
 * Makes an author's picture in the sizes that pages show it in, without what the camera noted.
 * @param src to read a property of it would publish the file itself; but for its place
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
  // Astro knows where the file lies, but its types do not say so.
  const file = String(Reflect.get(src, 'fsPath'));
  return { src: image.src, srcSet: image.srcSet.attribute, width, height, alt, file };
}
