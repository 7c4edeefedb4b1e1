import { element, type HtmlPlugin } from './plugin.ts';

/** Creates a figure. The title of its picture becomes the caption. */
export function figureOf<Picture, Properties>(
  picture: Picture,
  title: unknown,
  properties: Properties,
) {
  if (typeof title !== 'string') return element('figure', properties, [picture]);
  const caption = element('figcaption', {}, [{ type: 'text' as const, value: title }]);
  return element('figure', properties, [picture, caption]);
}

/** Converts an image that is alone in its paragraph to a figure. */
export const figures: HtmlPlugin = {
  name: 'figures',
  element: {
    filter: ['p'],
    visit(paragraph) {
      const [picture, ...others] = paragraph.children;
      if (picture?.type !== 'element' || picture.tagName !== 'img' || others.length > 0) return;
      const { title, ...properties } = picture.properties;
      return figureOf({ ...picture, properties }, title, {});
    },
  },
};
