/*
 * The code of a text in Markdown. What plug-ins and HTML show as code becomes code of Markdown before anything
 * else reads the text.
 */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { codeInHtml } from '../../html/code-in-html.ts';
import { codeShortcodesIn } from '../../html/code-shortcodes.ts';
import { parseHtml, textOf } from '../../html/html-tree.ts';
import {
  asBlock,
  type Draft,
  type Edit,
  isInside,
  type Range,
  rangeOf,
} from '../../markdown/draft.ts';
import { fenced } from '../../record/report.ts';

/** Returns where code is in a text: of Markdown, and in elements of HTML such as `<pre>`. */
export function codeRanges(tree: Root, text: string): Range[] {
  const ranges: Range[] = [];
  const html: Range[] = [];
  visit(tree, ['code', 'inlineCode', 'html'], (node) => {
    const range = rangeOf(node);
    if (range) (node.type === 'html' ? html : ranges).push(range);
  });
  if (html.length === 0) return ranges;
  const isHtml = isInside(html);
  for (const { outer } of codeInHtml(text)) if (isHtml(outer.start)) ranges.push(outer);
  return ranges;
}

/** Changes shortcodes with code that are left of WordPress, and code with tags inside a sentence. */
export function withPlainCode(draft: Draft, parse: (markdown: string) => Root): Draft {
  const { text } = draft;
  const edits: Edit[] = [];
  if (text.includes('[/')) {
    const isCode = isInside(codeRanges(parse(text), text));
    for (const { code, language, isInline, ...range } of codeShortcodesIn(text)) {
      if (isCode(range.start) && !text.startsWith('<pre', range.start)) continue;
      const plain = code.includes('<') ? code : textOf(parseHtml(code));
      if (isInline) edits.push({ ...range, text: inlineCode(plain) });
      else edits.push(asBlock(text, range, codeBlock(plain, language)));
    }
  }
  if (/<code[\s>]/i.test(text)) {
    const inSentences = new Set<number>();
    visit(parse(text), 'paragraph', ({ children }) => {
      for (const child of children)
        if (child.type === 'html') inSentences.add(rangeOf(child)?.start ?? -1);
    });
    for (const { outer, plain } of codeInHtml(text))
      if (plain !== undefined && inSentences.has(outer.start))
        edits.push({ ...outer, text: inlineCode(textOf(parseHtml(plain))) });
  }
  return draft.with(edits);
}

/** Returns code between fences, without empty lines around. */
export const codeBlock = (code: string, language: string) =>
  fenced(code.replace(/^\n+/, '').trimEnd(), language);

/** Returns code of a sentence, between signs that the code does not have. */
function inlineCode(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length));
  const signs = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(line) ? ' ' : '';
  return signs + space + line + space + signs;
}
