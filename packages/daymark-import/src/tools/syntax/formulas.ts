/*
 * Converts formulas in Markdown. Daymark reads formulas between dollar signs.
 */
import { visit } from 'unist-util-visit';
import { formulasIn, texInLine } from '../../html/formulas.ts';
import { asBlock, type Edit, isAlone, type Range, rangeOf } from '../../markdown/draft.ts';
import type { Step } from './step.ts';

/** Replaces a range by a formula, on lines of its own if the lines contain nothing else. */
export function formulaEdit(text: string, range: Range, content: string): Edit {
  const tex = content.replace(/^\s*(?:\$\$?|\\[[(])|(?:\$\$?|\\[\])])\s*$/g, '').trim();
  if (tex === '' || tex.includes('$')) return { ...range, text: content };
  if (!isAlone(text, range)) return { ...range, text: `$${texInLine(tex)}$` };
  return asBlock(text, range, `$$\n${tex.replace(/\n\s*\n/g, '\n')}\n$$`);
}

/** Marks the formulas of Markdown with dollar signs. */
export function withDollars(step: Step): void {
  const { text } = step;
  if (!/\$latex\s|\\[([]|math|\[\/(?:tex|latex|katex)\]|\$`/.test(text)) return;
  for (const { tex, ...range } of formulasIn(text))
    if (!step.isCode(range.start)) step.edits.push(formulaEdit(text, range, tex));
  visit(step.tree, ['code', 'inlineCode'], (node) => {
    const range = rangeOf(node);
    if (!range || !('value' in node)) return;
    const around = { start: range.start - 1, end: range.end + 1 };
    if (node.type === 'code' && node.lang === 'math')
      step.edits.push(formulaEdit(text, range, node.value));
    else if (node.type === 'inlineCode' && text[around.start] === '$' && text[range.end] === '$')
      step.replace(around, `$${node.value}$`);
  });
}

/** Puts the dollar signs around a formula of several lines on lines of their own. */
export function withFormulasInLines(step: Step): void {
  const { text } = step;
  if (!text.includes('$$')) return;
  for (const found of text.matchAll(
    /^([ \t>]*(?:[-*+] )?)\$\$(?!\$)([^\n$]*\n[^$]*)\$\$[ \t]*$/gm,
  )) {
    const [whole, indent = '', formula = ''] = found;
    const isDone = /^[^\S\n]*\n/.test(formula) && /\n[ \t>]*$/.test(formula);
    const start = found.index + indent.length;
    if (isDone || step.isCode(start)) continue;
    const inner = indent.replace(/[^\s>]/g, ' ');
    const lines = formula.split('\n').map((line) => line.replace(/^[\s>]+/, '').trimEnd());
    const rows = ['$$', ...lines.filter(Boolean), '$$'];
    step.replace({ start, end: found.index + whole.length }, rows.join(`\n${inner}`));
  }
}
