import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Cover } from './article.ts';

/** What a browser may choose from, in pixels: a list's thumbnail to twice the width of the page. */
const WIDTHS = [360, 720, 1104, 1656, 2208];

/** Makes an author's picture in the sizes that pages show it in, without what the camera noted. */
export async function coverOf(src: ImageMetadata, alt = ''): Promise<Cover> {
  const width = Math.min(src.width, WIDTHS.at(-1) ?? src.width);
  const image = await getImage({ src, width, widths: WIDTHS, format: 'avif', quality: 55 });
  const height = Math.round((width * src.height) / src.width);
  return { src: image.src, srcSet: image.srcSet.attribute, width, height, alt };
}
