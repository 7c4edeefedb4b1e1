import type { HtmlPlugin } from './plugin.ts';

/** Converts an image that is alone in its paragraph to a figure, with its title as the caption. */
export const figures: HtmlPlugin = {
  name: 'figures',
  element: {
    filter: ['p'],
    visit(paragraph) {
      const [picture, ...others] = paragraph.children;
      if (picture?.type !== 'element' || picture.tagName !== 'img' || others.length > 0) return;
      const { title, ...properties } = picture.properties;
      const caption = typeof title === 'string' && {
        type: 'element' as const,
        tagName: 'figcaption',
        properties: {},
        children: [{ type: 'text' as const, value: title }],
      };
      return {
        type: 'element',
        tagName: 'figure',
        properties: {},
        children: [{ ...picture, properties }, ...(caption ? [caption] : [])],
      };
    },
  },
};
