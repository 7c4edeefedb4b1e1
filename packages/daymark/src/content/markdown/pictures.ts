import { pictureBeside } from '../pictures/picture.ts';
import { fileNameOf, PICTURE_BESIDE } from '../pictures/picture-file.ts';
import type { Picture } from '../texts.ts';
import { contentError, element, type HtmlPlugin, type MarkdownPlugin } from './plugin.ts';

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
 * Creates a plugin that shows the pictures in Markdown in several widths. Pictures that the build cannot
 * use stay as they are, because the checks report them.
 * @param report takes each picture, whose variants the build writes
 * @param root the path of the site on its host
 */
export const pictures = (report: (picture: Picture) => void, root = ''): HtmlPlugin => ({
  name: 'pictures',
  element: {
    filter: ['img'],
    async visit(image, context) {
      const found = await pictureBeside(image.properties.src, context.fileURL, WIDTHS, root);
      if (!found) return;
      const { picture } = found;
      report(picture);
      const attributes = {
        ...(picture.isTransparent && { className: ['transparent'] }),
        src: picture.src,
        ...(picture.srcSet && { srcSet: picture.srcSet, sizes: image.properties.sizes ?? SIZES }),
        width: picture.width,
        height: picture.height,
        loading: 'lazy',
        decoding: 'async',
      };
      for (const [name, value] of Object.entries(attributes))
        context.setProperty(image, name, value);
    },
  },
});

/**
 * Creates a figure. The title of its picture becomes the caption, from which browsers take the
 * accessible name. Screen readers would read a name in an attribute in addition to the caption.
 * @param properties other attributes
 */
export function figureOf<Content>(
  picture: Content,
  title: unknown,
  properties: { role?: 'img'; ariaLabel?: string; tabIndex?: number } = {},
) {
  if (typeof title !== 'string') return element('figure', properties, [picture]);
  const caption = element('figcaption', {}, [{ type: 'text' as const, value: title }]);
  return element('figure', properties, [picture, caption]);
}

/** Returns the image that is alone in a paragraph; undefined if there is none. */
export function onlyPicture<Child extends { type: string; tagName?: string }>(paragraph: {
  readonly children: readonly Child[];
}): Extract<Child, { type: 'element' }> | undefined {
  const [picture, ...others] = paragraph.children;
  const isElement = (child: Child | undefined): child is Extract<Child, { type: 'element' }> =>
    child?.type === 'element';
  return isElement(picture) && picture.tagName === 'img' && others.length === 0
    ? picture
    : undefined;
}

/** Converts an image that is alone in its paragraph to a figure. */
export const figures: HtmlPlugin = {
  name: 'figures',
  element: {
    filter: ['p'],
    visit(paragraph) {
      const picture = onlyPicture(paragraph);
      if (!picture) return;
      const { title, ...properties } = picture.properties;
      return figureOf({ ...picture, properties }, title);
    },
  },
};
