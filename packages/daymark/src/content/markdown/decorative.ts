import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

/** The alternative text that authors write for a decorative picture. */
const DECORATIVE = 'decorative';

/**
 * Replaces the alternative text of `![decorative](./wave.png)` with an empty one, so that screen
 * readers skip the picture. Authors cannot write an empty one, because it could also be forgotten.
 */
export const decorativePictures: NonNullable<SatteriProcessorOptions['mdastPlugins']> = [
  {
    name: 'decorative-pictures',
    image(node, context) {
      if (node.alt === DECORATIVE) context.setProperty(node, 'alt', '');
    },
  },
];
