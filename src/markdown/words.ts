import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { fillWords, type Words } from '../site/noun.ts';
import { escapeHtml } from './escape-html.ts';

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
        if (node.title) context.setProperty(node, 'title', fillWords(node.title, words));
      },
      link(node, context) {
        if (node.title) context.setProperty(node, 'title', fillWords(node.title, words));
      },
      definition(node, context) {
        if (node.title) context.setProperty(node, 'title', fillWords(node.title, words));
      },
    },
  ];
}

/** Fills the noun into the HTML that an author writes, before any is made that has it already. */
export function htmlWords({ noun, site }: Words): MarkdownPlugins {
  const words = {
    noun: { title: escapeHtml(noun.title), running: escapeHtml(noun.running) },
    site: escapeHtml(site),
  };
  return [
    {
      name: 'fill-words-in-html',
      html(node) {
        const value = fillWords(node.value, words);
        return value === node.value ? undefined : { type: 'html', value };
      },
    },
  ];
}
