import { isTransparent } from '../pictures/encode.ts';
import { pictureOf } from '../pictures/picture.ts';
import type { Picture } from '../texts.ts';
import { contentError } from './content-error.ts';
import { fileNameOf, PICTURE_BESIDE } from './image-path.ts';
import { pictureBeside } from './picture-beside.ts';
import type { HtmlPlugin, MarkdownPlugin } from './plugin.ts';

/** The width of the text column, and of an image in it, in CSS pixels. */
const COLUMN = 584;
/** The widths of an image in pixels, from the column of a phone to twice the text column. */
const WIDTHS = [360, COLUMN, 800, 2 * COLUMN];
/** The value of `sizes`. A small screen has a margin of 20 px on each side of the text. */
const SIZES = `(width < 640px) calc(100vw - 40px), ${COLUMN}px`;

/** The alternative text that authors write for a decorative image. */
export const DECORATIVE = 'decorative';

/**
 * Checks the paths of images before Astro does, because Astro's error message does not name the
 * file. Replaces the alternative text of `![decorative](./wave.png)` with an empty string, so that
 * screen readers skip the image. The checks reject an empty text, because it could be an oversight.
 * @throws ProblemsError with file and line if a path cannot be decoded
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
 * Creates a plugin that shows the pictures in Markdown in several widths. It leaves pictures that
 * the build cannot use as they are, because the checks report them.
 * @param report takes each picture, whose variants the build writes
 */
export const pictures = (report: (picture: Picture) => void): HtmlPlugin => ({
  name: 'pictures',
  element: {
    filter: ['img'],
    async visit(element, context) {
      const found = await pictureBeside(element.properties.src, context.fileURL);
      if (!found) return;
      const picture = pictureOf(found.path, found.data, found.size, WIDTHS);
      report(picture);
      const attributes = {
        ...((await isTransparent(found.data)) && { className: ['transparent'] }),
        src: picture.src,
        ...(picture.srcSet && { srcSet: picture.srcSet, sizes: SIZES }),
        width: picture.width,
        height: picture.height,
        loading: 'lazy',
        decoding: 'async',
      };
      for (const [name, value] of Object.entries(attributes))
        context.setProperty(element, name, value);
    },
  },
});
