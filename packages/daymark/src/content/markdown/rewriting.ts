import { elements } from '../../basics/markup.ts';
import { escapeHtml } from '../../basics/text.ts';
import { onSite } from '../../settings/addresses.ts';
import { fillTokens, type TokenValues } from '../../settings/noun.ts';
import { fileNameOf } from '../pictures/picture-file.ts';
import type { MarkdownPlugin } from './plugin.ts';

/**
 * Creates the plugin that replaces tokens such as `{product}` in parsed Markdown. The plugin changes text
 * nodes, not the source, so that a noun such as "<b>" or "Tai *Chi*" stays text.
 */
export const markdownWords = (words: TokenValues): MarkdownPlugin => ({
  name: 'fill-words',
  text({ value }) {
    const filled = fillTokens(value, words);
    return filled === value ? undefined : { type: 'text', value: filled };
  },
  image(node, context) {
    if (node.alt) context.setProperty(node, 'alt', fillTokens(node.alt, words));
    if (node.title) context.setProperty(node, 'title', fillTokens(node.title, words));
  },
  link(node, context) {
    if (node.title) context.setProperty(node, 'title', fillTokens(node.title, words));
  },
  definition(node, context) {
    if (node.title) context.setProperty(node, 'title', fillTokens(node.title, words));
  },
});

/**
 * Creates the plugin that replaces tokens in raw HTML. The plugin must run before plugins that generate
 * HTML with the noun.
 */
export function htmlWords({ noun, site }: TokenValues): MarkdownPlugin {
  const words = {
    noun: { title: escapeHtml(noun.title), running: escapeHtml(noun.running) },
    site: escapeHtml(site),
  };
  return {
    name: 'fill-words-in-html',
    html({ value }) {
      const filled = fillTokens(value, words);
      return filled === value ? undefined : { type: 'html', value: filled };
    },
  };
}

/** A comment, or an element whose content is text, in which there are no comments. */
const COMMENT =
  /(<(script|style|textarea|title)\b[\s\S]*?(?:<\/\2\s*>|$))|<!--(?:-?>|[\s\S]*?(?:--!?>|$))/gi;

/** Removes the comments of HTML or Markdown, except their line breaks, so that lines keep their numbers. */
export const withoutComments = (text: string): string =>
  text.includes('<!--')
    ? text.replace(COMMENT, (comment, element?: string) => element ?? comment.replace(/[^\n]/g, ''))
    : text;

/** Removes HTML comments, which authors write for themselves, from published texts. */
export const comments: MarkdownPlugin = {
  name: 'comments',
  html(node, context) {
    const value = withoutComments(node.value);
    if (value.trim() === '') context.removeNode(node);
    else if (value !== node.value) context.setProperty(node, 'value', value);
  },
};

/** Returns an address on this site in composed Unicode, as the build writes its paths. */
export function composed(address: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return address;
  const decoded = fileNameOf(address) ?? address;
  return decoded.normalize() === decoded ? address : decoded.normalize();
}

/**
 * Creates the plugin that writes the addresses of this site in composed Unicode, in which the build
 * writes its files, and with the path of the site on its host.
 */
export function addresses(root: string): MarkdownPlugin {
  const change = (url: string) => onSite(composed(url), root);
  return {
    name: 'addresses',
    link(node, context) {
      const url = change(node.url);
      if (url !== node.url) context.setProperty(node, 'url', url);
    },
    definition(node, context) {
      const url = change(node.url);
      if (url !== node.url) context.setProperty(node, 'url', url);
    },
    html(node, context) {
      if (root === '') return;
      let [value, place] = ['', 0];
      for (const { start, end } of elements(node.value)) {
        const tag = node.value.slice(start, end).replace(LINK_IN_HTML, `$&${root}`);
        value += node.value.slice(place, start) + tag;
        place = end;
      }
      value += node.value.slice(place);
      if (value !== node.value) context.setProperty(node, 'value', value);
    },
  };
}

/** Matches the tag of a link to an address of this site, up to the address. */
const LINK_IN_HTML = /^<a\s(?:[^>"']|"[^"]*"|'[^']*')*?href\s*=\s*["']?(?=\/(?!\/))/i;
