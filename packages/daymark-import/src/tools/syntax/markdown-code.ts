/*
 * Converts code in other notations (of plug-ins and of HTML) to code of Markdown, before any other
 * step reads the text.
 */

import { visit } from 'unist-util-visit';
import { codeInHtml } from '../../html/code-in-html.ts';
import { codeShortcodesIn } from '../../html/code-shortcodes.ts';
import { parseHtml, textInLines } from '../../html/html-tree.ts';
import { asBlock, rangeOf } from '../../markdown/draft.ts';
import { fenced } from '../../markdown/escape.ts';
import type { Step } from './step.ts';

/**
 * Converts shortcodes with code, which former blogs of WordPress contain, and code with tags inside a
 * sentence.
 */
export function withPlainCode(step: Step): void {
  const { text } = step;
  if (text.includes('[/'))
    for (const { code, language, isInline, ...range } of codeShortcodesIn(text)) {
      if (step.isCode(range.start) && !text.startsWith('<pre', range.start)) continue;
      const plain = code.includes('<') ? code : textInLines(parseHtml(code));
      if (isInline) step.replace(range, inlineCode(plain));
      else step.edits.push(asBlock(text, range, codeBlock(plain, language)));
    }
  if (/<code[\s>]/i.test(text)) {
    const inSentences = new Set<number>();
    visit(step.tree, 'paragraph', ({ children }) => {
      for (const child of children)
        if (child.type === 'html') inSentences.add(rangeOf(child)?.start ?? -1);
    });
    for (const { outer, plain } of codeInHtml(text))
      if (plain !== undefined && inSentences.has(outer.start))
        step.replace(outer, inlineCode(textInLines(parseHtml(plain))));
  }
}

/** Returns code between fences, without empty lines around. */
export const codeBlock = (code: string, language: string) =>
  fenced(code.replace(/^\n+/, '').trimEnd(), language);

/** Returns inline code, between more backticks than the code contains. */
function inlineCode(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length));
  const signs = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(line) ? ' ' : '';
  return signs + space + line + space + signs;
}
