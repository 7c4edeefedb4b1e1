import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

/** What an author writes as the alternative text of a picture that only adorns. */
const DECORATIVE = 'decorative';

/**
 * Gives `![decorative](./wave.png)` an empty alternative text, so that screen
 * readers pass it over. An empty one in Markdown would not tell a picture that
 * adorns from one that was forgotten.
 */
export const decorativePictures: NonNullable<SatteriProcessorOptions['mdastPlugins']> = [
  {
    name: 'decorative-pictures',
    image(node, context) {
      if (node.alt === DECORATIVE) context.setProperty(node, 'alt', '');
    },
  },
];
