/*
 * Brings the lines of MDX into the form that CommonMark reads: tags apart from the Markdown beside them, and
 * no indentation by components, which CommonMark would read as code.
 */
import { isInside, lastFrom, type Range } from '../../markdown/draft.ts';
import { componentAt, endOfBraces } from './mdx-components.ts';
import type { Step } from './step.ts';

const FENCE = /^([\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})(.*)/s;
/** Elements whose content in MDX is Markdown. */
const IS_BOX =
  /^(?:[A-Z].*|details|summary|div|section|article|aside|center|main|header|footer|p|blockquote)$/;

interface Line extends Range {
  text: string;
  isFence: boolean;
  isCode: boolean;
}

/** Divides MDX into lines. A fence may have any indentation, and may follow a tag. */
function linesOf(text: string): Line[] {
  let open = '';
  let start = 0;
  return text.split('\n').map((line) => {
    const range = { start, end: start + line.length };
    start = range.end + 1;
    const [, , signs = '', rest = ''] = FENCE.exec(line) ?? [];
    const isOpening = open === '' && signs !== '' && !(signs.startsWith('`') && rest.includes('`'));
    const isClosing =
      open !== '' && signs.startsWith(open) && rest.trim() === '' && /^[\s>]*[`~]/.test(line);
    const isCode = open !== '' && !isClosing;
    if (isOpening) open = signs;
    else if (isClosing) open = '';
    return { ...range, text: line, isFence: isOpening || isClosing, isCode };
  });
}

interface Pair {
  name: string;
  /** The numbers of the lines of the tags. */
  first: number;
  last: number;
}

/** Removes the indentation that components give their content, and separates tags from Markdown. */
export function withPlainLines(step: Step): void {
  if (!step.surroundings.isMdx) return;
  const { text } = step;
  const lines = linesOf(text);
  const code = lines.filter(({ isCode, isFence }) => isCode || isFence) as Range[];
  for (const line of lines)
    if (!line.isCode && !line.isFence)
      for (const { index, 0: found } of line.text.matchAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g))
        code.push({ start: line.start + index, end: line.start + index + found.length });
  const isCode = isInside(code);
  const shifts = lines.map(() => 0);
  const indentOf = (index: number) => /^[ \t]*/.exec(lines[index]?.text ?? '')?.[0].length ?? 0;
  for (const { first, last } of pairsIn(text, lines, isCode)) {
    const inside = lines
      .slice(first + 1, last)
      .flatMap(({ text, isCode }, index) =>
        isCode || text.trim() === '' ? [] : [first + 1 + index],
      );
    if (inside.length === 0) continue;
    const at = (index: number) => indentOf(index) - (shifts[index] ?? 0);
    const shift = Math.min(...inside.map(at)) - at(first);
    if (shift > 0)
      for (let index = first + 1; index < last; index += 1)
        shifts[index] = (shifts[index] ?? 0) + shift;
  }
  for (const [index, { start }] of lines.entries()) {
    const end = start + Math.min(shifts[index] ?? 0, indentOf(index));
    if (end > start) step.replace({ start, end }, '');
  }
  addBlankLines(step, lines, isCode);
}

/** Finds elements whose tags are alone on their lines, those around others first. */
function pairsIn(
  text: string,
  lines: readonly Line[],
  isCode: (offset: number) => boolean,
): Pair[] {
  const pairs: Pair[] = [];
  const open: { name: string; line: number }[] = [];
  for (const { name, isClosing, isEmpty, start, end } of tagsIn(text, isCode)) {
    if (isEmpty) continue;
    const [from, to] = [lineAt(lines, start), lineAt(lines, end - 1)];
    if (!isClosing) {
      open.push({ name, line: text.slice(end, lines[to]?.end).trim() === '' ? to : -1 });
      continue;
    }
    const at = open.findLastIndex((opening) => opening.name === name);
    if (at < 0) continue;
    const [opening] = open.splice(at);
    const isFirst = text.slice(lines[from]?.start, start).trim() === '';
    if (opening && opening.line >= 0 && isFirst)
      pairs.push({ name, first: opening.line, last: from });
  }
  return pairs.sort((one, other) => one.first - other.first || other.last - one.last);
}

function* tagsIn(text: string, isCode: (offset: number) => boolean) {
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if ((sign !== '<' && sign !== '{') || isCode(at)) continue;
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at);
      if (end < 0) return;
      at = end;
    } else if (sign === '{') at = (endOfBraces(text, at) ?? at + 1) - 1;
    else {
      const component = componentAt(text, at);
      if (!component) continue;
      yield component;
      at = component.end - 1;
    }
  }
}

const lineAt = (lines: readonly Line[], offset: number): number =>
  lastFrom(lines.length, (index) => (lines[index]?.start ?? 0) <= offset);

/** Puts empty lines between tags that are alone on their lines and Markdown. */
function addBlankLines(
  step: Step,
  lines: readonly Line[],
  isCode: (offset: number) => boolean,
): void {
  const { text } = step;
  const isWords = (index: number) => !/^\s*(?:<|$)/.test(lines[index]?.text ?? '');
  for (const { name, isClosing, start, end } of tagsIn(text, isCode)) {
    if (!IS_BOX.test(name)) continue;
    const [from, to] = [lineAt(lines, start), lineAt(lines, end - 1)];
    const [above, below] = [lines[from]?.start ?? start, lines[to]?.end ?? end];
    const isLast = text.slice(end, below).trim() === '';
    const isFirst = text.slice(above, start).trim() === '';
    if (isLast && (isFirst || isClosing) && isWords(to + 1)) step.insert(below, '\n');
    if (isFirst && isLast && isWords(from - 1)) step.insert(above, '\n');
  }
}
