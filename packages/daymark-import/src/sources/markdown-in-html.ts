import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { codeInHtml } from '../html/code-in-html.ts';
import { isInside, rangeOf } from '../markdown/draft.ts';

/*
 * Reads Markdown of tools that keep their texts as HTML, and accept Markdown in them: cards of Ghost, and
 * plug-ins of WordPress.
 */

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * Converts Markdown, which may contain HTML, to HTML. A heading may have no space after its signs:
 * `##Heading`.
 */
export function htmlOf(markdown: string): string {
  const text = markdown.replace(/\r\n?/g, '\n');
  const isOther = isInside(codeAndHtmlRanges(parser.parse(text)));
  const spaced = text.replace(/^( {0,3}#{1,6})(?=[^\s#])/gm, (signs, _, offset: number) =>
    isOther(offset) ? signs : `${signs} `,
  );
  const tree = toHast(parser.parse(spaced), { allowDangerousHtml: true });
  return toHtml(tree, { allowDangerousHtml: true });
}

/**
 * Matches tags that most bodies in HTML contain. Markdown contains them only if its author wrote
 * HTML.
 */
const BLOCKS = /<(?:p|h[1-6]|ul|ol|li|div|blockquote)[\s>]|<!--\s*wp:/i;
const MARKS =
  /\[[^\][\n]+\]\((?:https?:|mailto:|[/#.])[^()\s]+\)|^!\[(?:(?!\]).)*\]\(|^\[[^\][\n]+\]:\s*https?:|^(?:```|~~~)[\w-]*$|^#{2,6} \S[\s\S]*^#{2,6} \S/m;

/** Returns whether a body is Markdown: whether it has marks of Markdown, and no tags of blocks. */
export function isMarkdown(body: string): boolean {
  let [words, at] = ['', 0];
  for (const { outer } of codeInHtml(body)) {
    words += body.slice(at, outer.start);
    at = outer.end;
  }
  words += body.slice(at);
  return !BLOCKS.test(words) && MARKS.test(words);
}

/** Returns the ranges of code and HTML, in which `##Heading` must stay as it is. */
function codeAndHtmlRanges(tree: Root) {
  const ranges: { start: number; end: number }[] = [];
  visit(tree, ['code', 'html'], (node) => {
    const range = rangeOf(node);
    if (range) ranges.push(range);
  });
  return ranges;
}
