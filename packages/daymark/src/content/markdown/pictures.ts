import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentError } from './content-error.ts';
import { fileNameOf, isBeside, PICTURE_BESIDE, READABLE_PICTURE } from './image-path.ts';
import { readPicture } from './picture-file.ts';
import type { HtmlPlugin, MarkdownPlugin } from './plugin.ts';

/** The width of the text column, and of an image in it, in CSS pixels. */
const COLUMN = 584;
/** The widths of an image in pixels, from the column of a phone to twice the text column. */
const WIDTHS = [360, COLUMN, 800, 2 * COLUMN];
/** The value of `sizes`. A small screen has a margin of 20 px on each side of the text. */
const SIZES = `(width < 640px) calc(100vw - 40px), ${COLUMN}px`;

/** The alternative text that authors write for a decorative image. */
const DECORATIVE = 'decorative';

/**
 * Checks the paths of images before Astro does, because Astro's error message does not name the
 * file. Replaces the alternative text of `![decorative](./wave.png)` with an empty string, so that
 * screen readers skip the image. The checks reject an empty text, because it could be an oversight.
 * @throws ContentError with file and line if a path cannot be decoded
 */
export const pictureTexts: MarkdownPlugin = {
  name: 'picture-texts',
  options: { position: true },
  image(picture, context) {
    if (picture.alt === DECORATIVE) context.setProperty(picture, 'alt', '');
    if (fileNameOf(picture.url) !== undefined) return;
    const found = `${picture.url}, in which % must be written as %25`;
    throw contentError(context, picture, { expected: PICTURE_BESIDE, found });
  },
};

/**
 * Configures Astro's image service for the images in Markdown. The path of every image must be
 * relative to the Markdown file: pages would load external images without the visitor's consent,
 * and images in `public/` would not be optimized.
 * @throws ContentError with file and line if an image does not exist or its path is not relative to
 *   the Markdown file
 */
export const pictures: HtmlPlugin = {
  name: 'pictures',
  options: { position: true },
  element: {
    filter: ['img'],
    async visit(picture, context) {
      const address = String(picture.properties.src ?? '');
      const src = fileNameOf(address) ?? address;
      const wrong = (found: string, expected = PICTURE_BESIDE) =>
        contentError(context, picture, { expected, found });
      if (!isBeside(src) || !context.fileURL) throw wrong(src);
      const path = join(dirname(fileURLToPath(context.fileURL)), src);
      const file = await readFile(path).catch(() => {
        throw wrong(`${src}, which does not exist`);
      });
      const { width, format, fault } = await readPicture(file, src);
      if (fault) throw wrong(`${src}, ${fault}`, READABLE_PICTURE);
      if (format === 'svg') return;
      const settings = {
        width: Math.min(width, 2 * COLUMN),
        widths: WIDTHS,
        sizes: SIZES,
        format: 'avif',
        quality: 55,
      };
      for (const [name, value] of Object.entries(settings))
        context.setProperty(picture, name, value);
    },
  },
};
