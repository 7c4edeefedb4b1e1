import type { MarkdownPlugin } from './plugin.ts';

/** A comment, or an element whose content is text, in which there are no comments. */
const COMMENT =
  /(<(script|style|textarea|title)\b[\s\S]*?<\/\2\s*>)|<!--(?:-?>|[\s\S]*?(?:--!?>|$))/gi;

/** Removes the comments of HTML or Markdown, except their line breaks, so that lines keep their numbers. */
export const withoutComments = (text: string): string =>
  text.includes('<!--')
    ? text.replace(COMMENT, (comment, element?: string) => element ?? comment.replace(/[^\n]/g, ''))
    : text;

/** Removes HTML comments, which authors write for themselves, from what the site publishes. */
export const comments: MarkdownPlugin = {
  name: 'comments',
  html(node, context) {
    const value = withoutComments(node.value);
    if (value.trim() === '') context.removeNode(node);
    else if (value !== node.value) context.setProperty(node, 'value', value);
  },
};
