import type { Element, ElementContent, Nodes, Parents, RootContent, Text } from 'hast';
import { element, isBlank, isBlock, isElement } from '../html/html-tree.ts';

/* Makes paragraphs and line breaks of the empty lines and ends of lines in classic texts, as WordPress does. */

export const FORMULAS = ['daymark-formula', 'daymark-equation'];

/** Returns a part of a text, with the line on which the part begins. */
export function part(node: Text, from: number, to: number): Text {
  const value = node.value.slice(from, to);
  const start = node.position?.start;
  if (!start) return { type: 'text', value };
  const line = start.line + (node.value.slice(0, from).split('\n').length - 1);
  // Entities make the offsets in the source uncertain, so that remarks quote the text itself.
  return {
    type: 'text',
    value,
    position: { start: { line, column: 1 }, end: { line, column: 1 } },
  };
}

/** Elements whose text is shown as it is written. */
const isVerbatim = (node: Nodes) =>
  isElement(node, 'pre', 'script', 'style', 'svg', 'select', ...FORMULAS);
/** Elements in which text does not belong. */
const isFrame = (node: Nodes) =>
  isElement(node, 'table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl');
/** Elements that get paragraphs only at empty lines. */
const SOFT = 'li td th dd dt p figcaption summary h1 h2 h3 h4 h5 h6 figure caption'.split(' ');
const isSoft = (node: Nodes) => isElement(node, ...SOFT);
const isDivider = (node: Nodes) =>
  node.type === 'comment' && /^\s*(?:more|nextpage)\b/.test(node.value);
const EMPTY_LINE = /\n[^\S\n]*\n\s*/;

/**
 * Makes paragraphs at empty lines, and line breaks at the ends of lines, as WordPress does.
 * @param isAlways whether text without an empty line becomes a paragraph too
 * @param isDeep whether the function also changes the text in the elements inside
 */
export function paragraphs(parent: Parents, isAlways: boolean, isDeep = true): void {
  if (isVerbatim(parent as Nodes)) return;
  if (isFrame(parent as Nodes)) {
    for (const child of parent.children) if (isElement(child)) paragraphs(child, false);
    return;
  }
  const result: ElementContent[] = [];
  let words: ElementContent[] = [];
  const children = parent.children as ElementContent[];
  const isDivided = children.some(
    (child) => child.type === 'text' && EMPTY_LINE.test(child.value.trim()),
  );
  const isHeading = isElement(parent as Nodes, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  const isWrapped = !isHeading && (isAlways || isDivided);
  const flush = () => {
    const kept = withoutEdges(words);
    if (kept.some((node) => !isBlank(node)))
      result.push(...(isWrapped ? [element('p', {}, kept, kept[0])] : kept));
    words = [];
  };
  for (const child of children) {
    if (child.type === 'text') {
      let from = 0;
      for (const piece of child.value.split(new RegExp(`(${EMPTY_LINE.source})`))) {
        if (EMPTY_LINE.test(piece)) flush();
        else words.push(...brokenLines(part(child, from, from + piece.length)));
        from += piece.length;
      }
    } else if (isBlock(child) || isDivider(child)) {
      flush();
      if (isElement(child) && isDeep) paragraphs(child, !isSoft(child));
      result.push(child);
    } else {
      if (isDeep) lines(child);
      words.push(child);
    }
  }
  flush();
  parent.children = result as RootContent[];
  // A paragraph with empty lines becomes several.
  if (isElement(parent as Nodes, 'p') && result.some((child) => isElement(child, 'p')))
    (parent as Element).tagName = 'div';
}

export const isBreak = (node: Nodes | undefined) => isElement(node, 'br');
const isSpace = (node: Nodes | undefined) => node?.type === 'text' && node.value.trim() === '';

/** Removes breaks at the ends, and those that stand for the end of a line after a break. */
function withoutEdges(words: readonly ElementContent[]): ElementContent[] {
  const kept: ElementContent[] = [];
  for (const node of words) {
    const before = kept.findLast((other) => !isSpace(other));
    const isExtra =
      isBreak(node) &&
      (before === undefined || (isBreak(before) && 'dataLine' in (node as Element).properties));
    if (!isExtra) kept.push(node);
  }
  while (kept.length > 0 && (isBreak(kept.at(-1)) || isSpace(kept.at(-1)))) kept.pop();
  return kept;
}

/** Makes line breaks at the ends of lines within an element. */
export function lines(node: Nodes): void {
  if (isVerbatim(node) || !('children' in node)) return;
  const children = (node.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type === 'text') return brokenLines(child);
    lines(child);
    return [child];
  });
  node.children = children.filter(
    (child, index) =>
      !('dataLine' in Object(Object(child).properties)) ||
      !isBreak(children.slice(0, index).findLast((other) => !isSpace(other))),
  ) as RootContent[];
}

function brokenLines(node: Text): ElementContent[] {
  const parts = node.value.split('\n');
  let from = 0;
  return parts.flatMap((line, index): ElementContent[] => {
    const piece = part(node, from, from + line.length);
    from += line.length + 1;
    return index === 0 ? [piece] : [element('br', { dataLine: '' }, [], piece), piece];
  });
}
