/*
 * Converts the notes of other tools: directives such as `:::tip`, callouts such as `> [!TIP]`, and
 * code blocks such as `ad-tip`.
 */
import { ADMONITIONS, DIRECTIVES } from 'daymark/texts';
import type { Blockquote } from 'mdast';
import { visit } from 'unist-util-visit';
import { isInside, lineBefore, rangeOf, textAbove } from '../../markdown/draft.ts';
import { labelOf } from '../../markdown/escape.ts';
import { KEPT_TEXT, rangesOf, type Step } from './step.ts';

/** Returns whether a block or component with this name is a note in some tool. */
export const isNoteName = (name: string): boolean =>
  /^(?:note|admonition)$/i.test(name) || ADMONITIONS.has(name.toLowerCase());

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Changes notes such as `:::tip Title` to `:::note[Title]`, and escapes other colons, so that pages
 * show them as text.
 */
export function withKnownDirectives(step: Step): void {
  const { text } = step;
  if (!/^[ \t>]*::/m.test(text)) return;
  const isCode = isInside(rangesOf(step.tree, 'code', 'inlineCode', 'html'));
  const open: { colons: string; isRemoved: boolean }[] = [];
  for (const found of text.matchAll(/^([ \t>]*)(:{2,})([ \t]*)((?![ \t:]).+)?$/gm)) {
    const [line, indent = '', colons = '', , rest = ''] = found;
    const start = found.index + indent.length;
    if (isCode(start)) continue;
    const range = { start, end: found.index + line.length };
    const [, name = '', label, , title = ''] =
      /^(\p{L}[\p{L}\p{N}_-]*)\s*(?:\[(.*)\]\s*)?(\{.*\})?\s*(.*)/u.exec(rest) ?? [];
    if (colons.length === 2) {
      if (DIRECTIVES.includes(`::${name}`) && label !== undefined) continue;
      if (name === '') continue;
      const end = start + line.slice(indent.length).indexOf(name, colons.length) + name.length;
      step.replace({ start, end }, `\`${text.slice(start, end)}\``);
      step.note(range, `::${name}`, 'kept as text');
    } else if (rest === '') {
      const opened = open.pop();
      if (opened === undefined) {
        step.remove(range);
        step.note(range, ':::', 'left out');
      } else if (opened.isRemoved) step.remove(range);
    } else if (DIRECTIVES.includes(`:::${name}`) && name !== 'note' && title === '')
      open.push({ colons, isRemoved: false });
    else if (isNoteName(name)) {
      const own = name.toLowerCase() === 'note' ? '' : capitalized(name);
      const words = (label ?? title) || own;
      step.replace(range, `${colons}note${words ? `[${labelOf(words)}]` : ''}`);
      open.push({ colons, isRemoved: false });
    } else {
      const words = label ?? title;
      if (words === '') step.remove(range);
      else step.replace(range, `**${words}**\n`);
      step.note(range, `:::${name}`, KEPT_TEXT);
      open.push({ colons, isRemoved: true });
    }
  }
  // In other tools, the end of the text also ends a note.
  const ends = open.filter(({ isRemoved }) => !isRemoved).map(({ colons }) => colons);
  if (ends.length > 0) step.insert(text.length, `\n\n${ends.toReversed().join('\n')}\n`);
}

/** Changes the blocks of Obsidian's plug-in Admonition, which are code with a name such as `ad-tip`, to notes. */
export function withAdmonitions(step: Step): void {
  const { text } = step;
  if (!step.surroundings.hasWikiSyntax || !/^(?:`{3,}|~{3,})ad-/m.test(text)) return;
  visit(step.tree, 'code', ({ lang, value, position }, _, parent) => {
    const range = rangeOf({ position });
    const kind = /^ad-([\w-]+)$/.exec(lang ?? '')?.[1];
    if (!kind || !range || parent?.type !== 'root' || value.trim() === '') return;
    const [head = ''] =
      /^(?:(?:title|collapse|icon|color|inject-colors):.*(?:\n|$))*/.exec(value) ?? [];
    const title = /^title:(.*)$/m.exec(head)?.[1]?.trim();
    const label = labelOf(title || capitalized(kind));
    const body = value.slice(head.length).trim();
    step.replace(range, `:::note[${label}]\n${body}\n:::`);
  });
}

/** Changes the callouts of Obsidian and GitHub, `> [!NOTE]`, to notes. */
export function withoutCallouts(step: Step): void {
  const { text } = step;
  if (!/^[ \t>]*>[ \t]*\[!/m.test(text)) return;
  visit(step.tree, 'blockquote', (node: Blockquote, _, parent) => {
    const range = rangeOf(node);
    const [first, ...rows] = range ? text.slice(range.start, range.end).split('\n') : [];
    const found = /^>\s*\[!([\p{L}\w -]+)(?:\|[^\]]*)?\][+-]?\s*(.*)/u.exec(first ?? '');
    if (!range || !found) return;
    const [, kind = '', title = ''] = found;
    const isQuote = /^(?:quote|cite)$/i.test(kind);
    if (parent?.type === 'blockquote') return;
    const own = /^(?:note|quote|cite)$/i.test(kind) ? '' : capitalized(kind.toLowerCase());
    const words = title.trim() || own;
    const indent = lineBefore(text, range.start).replace(/\S/g, ' ');
    const lines = rows.map((row) => {
      const inside = row.replace(/^\s*>[^\S\n]?/, '').replace(indent, '');
      const nested = /^((?:\s*>)+)\s*\[!([\p{L}\w -]+)\][+-]?\s*(.*)/u.exec(inside);
      if (!nested) return indent + inside;
      const [, marks = '', word = '', words = ''] = nested;
      return `${indent}${marks} **${words.trim() || capitalized(word.toLowerCase())}**`;
    });
    const head = `:::${isQuote ? 'quote' : 'note'}${words ? `[${labelOf(words)}]` : ''}`;
    const isTight = /\S[^\S\n]*\n[^\S\n]*$/.test(textAbove(text, range.start));
    // HTML continues up to an empty line.
    const isInHtml = lines
      .slice(lines.findLastIndex((line) => line.trim() === '') + 1)
      .some((line) => line.includes('<'));
    const body = [head, ...lines, ...(isInHtml ? [''] : []), `${indent}:::`].join('\n');
    const isTightBelow = /^\n[^\S\n]*\S/.test(text.slice(range.end));
    step.replace(range, `${isTight ? `\n${indent}` : ''}${body}${isTightBelow ? '\n' : ''}`);
  });
}
