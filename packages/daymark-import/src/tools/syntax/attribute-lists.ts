/*
 * Removes attribute lists, such as `{: .wide}` of kramdown and `{width=50%}` of Pandoc,
 * abbreviations, and marks for tables of contents.
 */
import { isAlone, lineAround, type Range } from '../../markdown/draft.ts';
import type { Step } from './step.ts';

/**
 * Matches an item of an attribute list. Items must be separated by white space; otherwise the
 * search would be slow.
 */
const ITEM = String.raw`(?:(?:[.#][\p{L}\w-]+)+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s{}"']+))`;
const ITEMS = String.raw`[^\S\n]*${ITEM}(?:[^\S\n]+${ITEM})*[^\S\n]*`;
const ATTRIBUTE_LIST = new RegExp(
  String.raw`\{:(?:${ITEMS}|[^\S\n]*[\w-]+[^\S\n]*:?)\}|\{::[^{}\n]*\}`,
  'gu',
);
const ATTRIBUTES = new RegExp(String.raw`(?:\{${ITEMS}\})+`, 'gu');
const TABLE_OF_CONTENTS = /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\]|<!--[ \t]*toc[ \t]*-->)[ \t]*$/gim;

const ABBREVIATION = /^\*\[[^\]\r\n\u2028\u2029]+\]:.*$/gm;

/**
 * Removes attribute lists, abbreviations and marks for tables of contents, which pages would show as
 * text.
 */
export function withoutAttributes(step: Step): void {
  const { text } = step;
  if (!/[{[]|<!--/.test(text)) return;
  for (const [, range] of step.found(ABBREVIATION)) {
    step.remove(range);
    step.note(range, 'abbreviation', 'left out');
  }
  for (const [, range] of step.found(TABLE_OF_CONTENTS)) step.remove(range);
  for (const [[list], range] of step.found(ATTRIBUTE_LIST))
    removeAttributes(step, range, list.replace(/^\{:+|\}$/g, ''));
  for (const [[lists], range] of step.found(ATTRIBUTES)) {
    const before = text.slice(text.lastIndexOf('\n', range.start) + 1, range.start);
    const isAfter = /[)\]`]$/.test(before) && !/^\s*:{2,}\p{L}/u.test(before);
    const isAtEnd = /^#{1,6}\s/.test(before) && /^\s*(?:\n|$)/.test(text.slice(range.end));
    const attributes = lists.slice(1, -1).replaceAll('}{', ' ');
    const isId = isAtEnd && /^\s*#[\p{L}\p{N}_.-]+\s*$/u.test(attributes);
    if ((isAfter || isAtEnd) && !isId) removeAttributes(step, range, attributes);
  }
}

/**
 * Removes an attribute list. The id of a heading stays; the mark for a table of contents goes with its
 * list item.
 */
function removeAttributes(step: Step, range: Range, attributes: string) {
  const { text } = step;
  const { start } = range;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const id = /(?:^|\s|:)#([\p{L}\p{N}_][\p{L}\p{N}_.-]*)/u.exec(attributes)?.[1];
  const above = isAlone(text, range) ? text.lastIndexOf('\n', lineStart - 2) + 1 : lineStart;
  const isHeading = /^#{1,6}\s/.test(text.slice(above, above + 8));
  const isUnderlined = above < lineStart && /^(?:=+|-+)\s*$/.test(text.slice(above, lineStart));
  if (isUnderlined && id) step.insert(above - 1, ` {#${id}}`);
  if (/(?:^|\s)toc(?:\s|$)/.test(attributes)) {
    // The list of contents stands in the place of the item to which the attribute belongs.
    const isItem = (from: number) => /^\s*(?:[*+-]|\d+[.)])\s/.test(text.slice(from, from + 80));
    const from = isAlone(text, range) && isItem(above) ? above : lineStart;
    const item = { start: isItem(from) ? from : start, end: range.end };
    if (isAlone(text, item)) return step.remove(item);
  }
  const isShort = /^\s*#[^\s.]+\s*$/.test(attributes);
  if (isHeading && id && isAlone(text, range)) {
    step.replace({ start: lineStart - 1, end: range.end }, ` {#${id}}`);
  } else if (isHeading && id) {
    step.replace(range, `{#${id}}`);
  } else {
    const before = /(?<![^\S\n])[^\S\n]+$/.exec(text.slice(lineStart, start))?.[0].length ?? 0;
    const edit = lineAround(text, range);
    step.edits.push(
      edit.end === range.end && edit.start === start ? { ...edit, start: start - before } : edit,
    );
  }
  if (!((isHeading || isUnderlined) && isShort))
    step.note(range, 'attributes in braces', 'left out');
}
