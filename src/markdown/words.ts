import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { fillWords, type Words } from '../site/noun.ts';

type MarkdownPlugins = NonNullable<SatteriProcessorOptions['mdastPlugins']>;

/**
 * Fills the noun into Markdown after it is parsed: into texts only, never into
 * the source, so that a noun such as "<b>" or "Tai *Chi*" stays a text.
 */
export function markdownWords(words: Words): MarkdownPlugins {
  return [
    {
      name: 'fill-words',
      text(node) {
        const value = fillWords(node.value, words);
        return value === node.value ? undefined : { type: 'text', value };
      },
      image(node, context) {
        if (node.alt) context.setProperty(node, 'alt', fillWords(node.alt, words));
      },
    },
  ];
}
