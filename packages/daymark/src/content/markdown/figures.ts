import { element, type HtmlPlugin } from './plugin.ts';

/**
 * Creates a figure. The title of its picture becomes the caption and the accessible name, because not
 * every browser takes the name from the caption.
 * @param properties other attributes, such as the accessible name of a figure without a caption
 */
export function figureOf<Picture>(
  picture: Picture,
  title: unknown,
  properties: { ariaLabel?: string; tabIndex?: number } = {},
) {
  if (typeof title !== 'string') return element('figure', properties, [picture]);
  const caption = element('figcaption', {}, [{ type: 'text' as const, value: title }]);
  return element('figure', { ...properties, ariaLabel: title }, [picture, caption]);
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
