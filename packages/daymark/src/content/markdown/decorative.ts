import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

/** The alternative text that authors write for a decorative image. */
const DECORATIVE = 'decorative';

/**
 * Replaces the alternative text of `![decorative](./wave.png)` with an empty string, so that screen
 * readers skip the image. Authors cannot write an empty text, which could also be an oversight.
 */
export const decorativePictures: NonNullable<SatteriProcessorOptions['mdastPlugins']> = [
  {
    name: 'decorative-pictures',
    image(node, context) {
      if (node.alt === DECORATIVE) context.setProperty(node, 'alt', '');
    },
  },
];
