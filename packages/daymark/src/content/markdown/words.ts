import { escapeHtml } from '../../basics/text.ts';
import { fillWords, type Words } from '../../settings/noun.ts';
import type { MarkdownPlugin } from './plugin.ts';

/**
 * Creates the plugin that replaces tokens such as `{product}` in parsed Markdown. It changes text
 * nodes, not the source, so that a noun such as "<b>" or "Tai *Chi*" stays text.
 */
export const markdownWords = (words: Words): MarkdownPlugin => ({
  name: 'fill-words',
  text({ value }) {
    const filled = fillWords(value, words);
    return filled === value ? undefined : { type: 'text', value: filled };
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
});

/**
 * Creates the plugin that replaces tokens in raw HTML. It must run before plugins that generate
 * HTML with the noun.
 */
export function htmlWords({ noun, site }: Words): MarkdownPlugin {
  const words = {
    noun: { title: escapeHtml(noun.title), running: escapeHtml(noun.running) },
    site: escapeHtml(site),
  };
  return {
    name: 'fill-words-in-html',
    html({ value }) {
      const filled = fillWords(value, words);
      return filled === value ? undefined : { type: 'html', value: filled };
    },
  };
}
