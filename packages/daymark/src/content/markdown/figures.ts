import { element, type HtmlPlugin } from './plugin.ts';

/**
 * Converts an image that is alone in its paragraph to a figure. The title of the image becomes the
 * caption.
 */
export const figures: HtmlPlugin = {
  name: 'figures',
  element: {
    filter: ['p'],
    visit(paragraph) {
      const [picture, ...others] = paragraph.children;
      if (picture?.type !== 'element' || picture.tagName !== 'img' || others.length > 0) return;
      const { title, ...properties } = picture.properties;
      const image = { ...picture, properties };
      if (typeof title !== 'string') return element('figure', {}, [image]);
      const caption = element('figcaption', {}, [{ type: 'text' as const, value: title }]);
      return element('figure', {}, [image, caption]);
    },
  },
};
