/*
 * A text whose parts are replaced in several steps, and which remembers the line of the original on
 * which each of its lines began. All bytes that no step replaces stay as their author wrote them.
 */

/** A part of a text. */
export interface Range {
  start: number;
  end: number;
}

/** A part of a text, with the text that replaces it. */
export interface Edit extends Range {
  text: string;
}

/** A text with the line of the original for each of its lines. */
export class Draft {
  readonly text: string;
  /** The line of the original for each line of the text, from 1. */
  readonly #lines: readonly number[];
  #starts: number[] | undefined;

  constructor(text: string, lines: readonly number[]) {
    this.text = text;
    this.#lines = lines;
  }

  /** @param first the line of the original on which the text begins */
  static of(text: string, first = 1): Draft {
    return new Draft(
      text,
      text.split('\n').map((_, index) => first + index),
    );
  }

  #indexAt(offset: number): number {
    this.#starts ??= [0, ...[...this.text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const starts = this.#starts;
    return lastFrom(starts.length, (index) => (starts[index] ?? 0) <= offset);
  }

  /** Returns the line of the original on which a character stands, from 1. */
  lineAt(offset: number): number {
    return this.#lines[this.#indexAt(offset)] ?? 1;
  }

  /**
   * Applies edits to the text. An edit inside another edit is ignored, because the outer edit
   * replaces its range.
   */
  with(edits: readonly Edit[]): Draft {
    if (edits.length === 0) return this;
    const sorted = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
    let [text, at] = ['', 0];
    const lines = [this.lineAt(0)];
    const add = (part: string, from: number, isKept: boolean) => {
      // A line of the result counts as the line of its first character that no edit replaced.
      if (isKept && part !== '' && /(?:^|\n)$/.test(text))
        lines[lines.length - 1] = this.lineAt(from);
      for (let next = part.indexOf('\n'); next >= 0; next = part.indexOf('\n', next + 1))
        lines.push(this.lineAt(isKept ? from + next + 1 : from));
      text += part;
    };
    for (const edit of sorted) {
      if (edit.start < at) continue;
      add(this.text.slice(at, edit.start), at, true);
      add(edit.text, edit.start, false);
      at = edit.end;
    }
    add(this.text.slice(at), at, true);
    return new Draft(text, lines);
  }
}

/**
 * Finds the largest index below `count` for which `holds` is true, by binary search; 0 if there is none.
 * `holds` must be true for all indexes below the result.
 */
export function lastFrom(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A node of a syntax tree, which may have a place in the text. */
interface Positioned {
  position?:
    | { start: { offset?: number | undefined }; end: { offset?: number | undefined } }
    | undefined;
}

/** Returns the range of a node in the source. */
export function rangeOf({ position }: Positioned): Range | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Creates a function that returns whether a position is in one of some ranges, which do not overlap. */
export function isInside(ranges: readonly Range[]): (offset: number) => boolean {
  const sorted = ranges.toSorted((a, b) => a.start - b.start);
  return (offset) => {
    const last = lastFrom(sorted.length, (index) => (sorted[index]?.start ?? 0) <= offset);
    const { start = 0, end = 0 } = sorted[last] ?? {};
    return start <= offset && offset < end;
  };
}

/**
 * Returns the last 200 characters before a position. Expressions that end with $ would otherwise
 * search the whole text.
 */
export const textAbove = (text: string, offset: number): string =>
  text.slice(Math.max(0, offset - 200), offset);

/** Returns the text before a position on its line. */
export const lineBefore = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);

/**
 * Returns the characters with which a line must begin to stay in the list or quotation at a
 * position.
 */
export const indentAt = (text: string, offset: number): string =>
  lineBefore(text, offset).replace(/[^\s>]/g, ' ');

/** Indents the lines of a text, except the first. */
export const indented = (text: string, indent: string): string =>
  text.replace(/\n(?!\n|$)/g, `$&${indent}`);

/** Returns whether nothing else stands on the lines of a range. */
export function isAlone(text: string, { start, end }: Range): boolean {
  return (
    /(?:^|\n)[^\S\n]*$/.test(textAbove(text, start)) &&
    /^[^\S\n]*(?:\n|$)/.test(text.slice(end, end + 200))
  );
}

/**
 * Returns an edit that removes a range. If nothing else stands on the lines of the range, the edit
 * removes these lines, and the empty line below if there is an empty line above.
 */
export function lineAround(text: string, range: Range): Edit {
  if (!isAlone(text, range)) return { ...range, text: '' };
  const start = text.lastIndexOf('\n', range.start - 1) + 1;
  const line = text.indexOf('\n', range.end);
  const end = line < 0 ? text.length : line + 1;
  const isBelowEmpty = /(?:^|\n[^\S\n]*\n)$/.test(textAbove(text, start));
  const [empty = ''] = isBelowEmpty ? (/^[^\S\n]*\n/.exec(text.slice(end, end + 200)) ?? []) : [];
  return { start: range.start === 0 ? 0 : start, end: end + empty.length, text: '' };
}

/** Returns an edit that replaces a range by a block on lines of its own, with empty lines around. */
export function asBlock(text: string, range: Range, block: string): Edit {
  const { start, end } = range;
  const before = lineBefore(text, start);
  const indent = /^\s*$/.test(before) ? before : '';
  const isFirst =
    start - before.length <= 0 || /\n[^\S\n]*\n[^\S\n]*$/.test(textAbove(text, start));
  const isLast = end >= text.length || /^[^\S\n]*\n[^\S\n]*(?:\n|$)/.test(text.slice(end));
  const above = isFirst ? '' : indent === before ? `\n${indent}` : '\n\n';
  const below = isLast ? '' : /^[^\S\n]*\n/.test(text.slice(end)) ? '\n' : '\n\n';
  return { start, end, text: above + indented(block, indent) + below };
}
