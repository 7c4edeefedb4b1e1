/*
 * Keeps the lines of a text that its author did not change. The editor of a form spells Markdown in
 * its own way: `*x*` becomes `_x_`, and tables lose their alignment. The form contains the text a
 * second time, in an editor that nobody sees, which spells it in the same way. A line that both
 * editors spell alike was not changed, and stays as it is in the file.
 */

/**
 * Returns a text with the changes that were made to it in a form.
 * @param original the text in the file
 * @param shown the original as the form spells it; the original itself if this is not known
 * @param edited the text in the form
 * @param meanings returns lines by what they mean, whatever their spelling
 */
export function mergeText(
  original: string,
  shown: string,
  edited: string,
  meanings: (lines: readonly string[], hasAlignment?: boolean) => string[] = meaningsOf,
): string {
  if (edited === shown) return original;
  const [old, base, now] = [linesOf(original), linesOf(shown), linesOf(edited)];
  // Without the spelling of the form, lines are compared by their meaning.
  const isKnown = original !== shown;
  const spelled = isKnown
    ? withRest(pairsOf(meanings(old), meanings(base)), old, base)
    : base.map((_, line) => [line, line] as const);
  const aligns = now.some((line) => ALIGNMENT.test(line) && line.includes(':'));
  const kept = isKnown
    ? pairsOf(base, now)
    : pairsOf(meanings(base, aligns), meanings(now, aligns));
  const inNow = new Map(kept);
  // The lines of the file that are also in the form, with a line before and behind all others.
  const fixed = [
    [-1, -1, -1] as const,
    ...spelled.flatMap(([line, shownLine]) => {
      const nowLine = inNow.get(shownLine);
      return nowLine === undefined || old[line]?.trim() === ''
        ? []
        : [[line, shownLine, nowLine] as const];
    }),
    [old.length, base.length, now.length] as const,
  ];
  const result: string[] = [];
  for (const [index, [line, shownLine, nowLine]] of fixed.slice(1).entries()) {
    const [lineBefore, shownBefore, nowBefore] = fixed[index] ?? [-1, -1, -1];
    const between = [
      old.slice(lineBefore + 1, line),
      base.slice(shownBefore + 1, shownLine),
      now.slice(nowBefore + 1, nowLine),
    ] as const;
    const isText = isPlainText(old[lineBefore]) && isPlainText(old[line]);
    result.push(...(isKnown ? merged(...between) : spaced(between[0], between[2], isText)));
    const own = old[line];
    if (own !== undefined) result.push(own);
  }
  return result.join('\n');
}

const linesOf = (text: string) => text.split('\n');
const isBlank = (line: string | undefined) => line?.trim() === '';

/**
 * Adds the pairs of lines that a form spells so differently that their meanings differ: those between
 * two lines that stay, if there are equally many.
 */
function withRest(
  pairs: readonly LinePair[],
  old: readonly string[],
  base: readonly string[],
): LinePair[] {
  const ends: LinePair = [old.length, base.length];
  return [...pairs, ends].flatMap((pair, index) => {
    const [before, shownBefore] = pairs[index - 1] ?? [-1, -1];
    const [rest, shownRest] = [
      filled(old, before + 1, pair[0]),
      filled(base, shownBefore + 1, pair[1]),
    ];
    const more =
      rest.length === shownRest.length
        ? rest.map((line, at): LinePair => [line, shownRest[at] ?? line])
        : [];
    return pair === ends ? more : [...more, pair];
  });
}

/** Returns the positions of the lines in a part of a list that are not blank. */
const filled = (lines: readonly string[], start: number, end: number) =>
  lines.slice(start, end).flatMap((line, index) => (isBlank(line) ? [] : [start + index]));

/** Returns the lines between two lines that stay: those of the file, if the form has not changed them. */
function merged(
  old: readonly string[],
  base: readonly string[],
  now: readonly string[],
): readonly string[] {
  if (base.length === now.length && base.every((line, index) => line === now[index])) return old;
  const [first, last] = [blanksAt(base), blanksAt(base.toReversed())];
  const isGap = now.every(isBlank) || base.every(isBlank);
  const hasFirst = !isGap && blanksAt(now) === first;
  const hasLast = !isGap && blanksAt(now.toReversed()) === last;
  return [
    ...(hasFirst ? old.slice(0, blanksAt(old)) : []),
    ...now.slice(hasFirst ? first : 0, hasLast ? now.length - last : now.length),
    ...(hasLast ? old.slice(old.length - blanksAt(old.toReversed())) : []),
  ];
}

/** Returns how many blank lines come first. */
const blanksAt = (lines: readonly string[]) => {
  const first = lines.findIndex((line) => !isBlank(line));
  return first < 0 ? lines.length : first;
};

/** Returns the lines between two lines that stay, if the spelling of the form is not known. */
function spaced(
  old: readonly string[],
  now: readonly string[],
  isText: boolean,
): readonly string[] {
  const areBlank = old.every(isBlank) && now.every(isBlank);
  // A blank line divides paragraphs. Beside other blocks, it says nothing.
  const isSame = !isText || old.length > 0 === now.length > 0;
  return areBlank && isSame ? old : now;
}

/** Whether a line is part of a paragraph, which a blank line ends. */
const isPlainText = (line = '') =>
  !/^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\||:::?|```|~~~|<|\[\^?[^\]]+\]:|[-*_]{3,}\s*$|$)/.test(
    line,
  );

type LinePair = readonly [from: number, to: number];

/** The most changed lines that are found. More leave only the lines before and after all changes. */
const MOST_CHANGES = 1000;

/** Returns a longest common subsequence of two lists of lines, as pairs of positions (Myers 1986). */
function pairsOf(one: readonly string[], other: readonly string[]): LinePair[] {
  // For each number of changes, how far each diagonal reaches. A diagonal is the difference of positions.
  const steps: Map<number, number>[] = [];
  const reach = new Map([[1, 0]]);
  for (let changes = 0; changes <= MOST_CHANGES; changes += 1) {
    steps.push(new Map(reach));
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let line = stepDown(reach, diagonal, changes)
        ? at(reach, diagonal + 1)
        : at(reach, diagonal - 1) + 1;
      while (
        line < one.length &&
        line - diagonal < other.length &&
        one[line] === other[line - diagonal]
      )
        line += 1;
      reach.set(diagonal, line);
      if (line >= one.length && line - diagonal >= other.length)
        return traced(steps, one.length, other.length);
    }
  }
  const same = (line: number) => one.at(line) === other.at(line);
  const most = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < most && same(start)) start += 1;
  while (end < most - start && same(-end - 1)) end += 1;
  return [
    ...Array.from({ length: start }, (_, line) => [line, line] as const),
    ...Array.from(
      { length: end },
      (_, line) => [one.length - end + line, other.length - end + line] as const,
    ),
  ];
}

const at = (reach: ReadonlyMap<number, number>, diagonal: number) => reach.get(diagonal) ?? -1;
const stepDown = (reach: ReadonlyMap<number, number>, diagonal: number, changes: number) =>
  diagonal === -changes ||
  (diagonal !== changes && at(reach, diagonal - 1) < at(reach, diagonal + 1));

/** Follows the steps back from the ends of both lists. */
function traced(
  steps: readonly Map<number, number>[],
  length: number,
  otherLength: number,
): LinePair[] {
  const pairs: LinePair[] = [];
  let [line, otherLine] = [length, otherLength];
  for (const [changes, reach] of [...steps.entries()].reverse()) {
    const diagonal = line - otherLine;
    const isDown = stepDown(reach, diagonal, changes);
    const start = isDown ? at(reach, diagonal + 1) : at(reach, diagonal - 1);
    const otherStart = start - (isDown ? diagonal + 1 : diagonal - 1);
    while (line > start && otherLine > otherStart) {
      line -= 1;
      otherLine -= 1;
      pairs.push([line, otherLine]);
    }
    [line, otherLine] = [start, otherStart];
  }
  return pairs.reverse();
}

/** The row of a table below its head. */
const ALIGNMENT = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?\s*$/;

/* Emphasis in the meaning of a line: a character for each kind, whatever its author wrote. */
const EMPHASIS = '\u0001';
const STRONG = '\u0002';
const SEVERAL = new RegExp(`[${EMPHASIS}${STRONG}]{2,}`, 'g');

/**
 * Returns the lines of a text by what they mean: emphasis with either character, special characters
 * with or without a backslash, tables without their alignment, lists without their numbers. Code stays
 * as it is.
 * @param hasAlignment whether the alignment of tables is part of the meaning
 */
function meaningsOf(lines: readonly string[], hasAlignment = false): string[] {
  let fence = '';
  let isInList = false;
  return lines.map((line) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== '') {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
      return line;
    }
    if (mark.startsWith('`')) fence = mark;
    if (mark.startsWith('`') || isBlank(line)) return line.trimEnd();
    const [, space = '', bullet = '', rest = ''] =
      /^(\s*)([-*+]|\d+[.)])?(?=\s|$)(.*)$/s.exec(line) ?? [];
    const isItem = bullet !== '' && !/^\s*(?:[-*]\s*){3,}$/.test(line);
    const number = /^\d/.test(bullet) && isInList ? bullet.slice(-1) : bullet;
    isInList = isItem || (isInList && /^\s/.test(line));
    if (isItem) return `${space === '' ? '' : ' '}${number} ${inlineMeaning(rest.trim())}`;
    if (ALIGNMENT.test(line))
      return line.replace(hasAlignment ? /\s/g : /[\s:]/g, '').replace(/-+/g, '-');
    if (/^\s*\|.*\|\s*$/.test(line)) return inlineMeaning(line.replace(/\s*\|\s*/g, '|').trim());
    return inlineMeaning(line.replace(/^\s+/, isInList ? '' : ' ').replace(/(?<! ) $/, ''));
  });
}

const isSpace = (character: string) => /^\s?$/.test(character);
const isSign = (character: string) => /[\p{P}\p{S}]/u.test(character);

/** A run of `*` or `_`. */
interface Run {
  character: string;
  length: number;
  /** The number of characters that have no counterpart yet. */
  left: number;
  opens: boolean;
  closes: boolean;
  /** The emphasis that begins here, the inner one first, and that which ends here. */
  begins: string[];
  ends: string[];
}

/** Escaped signs of emphasis, code, other escaped characters, runs, and all else by character. */
const PARTS = /\\[*_]|(`+)(?!`)(?:.*?[^`])\1(?!`)|\\.|\*+|_+|./gsu;

/** Returns a line with its emphasis and its special characters in one spelling (CommonMark 6.2). */
function inlineMeaning(line: string): string {
  const parts = Array.from(line.matchAll(PARTS), ([part]) => part);
  const runs = parts.map((part, index) =>
    runOf(part, parts[index - 1] ?? '', parts[index + 1] ?? ''),
  );
  let open: Run[] = [];
  for (const run of runs) {
    if (!run) continue;
    while (run.closes && run.left > 0) {
      const opener = open.findLast((other) => other.left > 0 && fits(other, run));
      if (!opener) break;
      const length = Math.min(2, opener.left, run.left);
      opener.left -= length;
      run.left -= length;
      opener.begins.push(length === 2 ? STRONG : EMPHASIS);
      run.ends.push(length === 2 ? STRONG : EMPHASIS);
      open = open.slice(0, open.indexOf(opener) + 1);
    }
    if (run.opens) open.push(run);
  }
  return parts
    .map((part, index) => {
      const run = runs[index];
      if (!run) return /^\\[*_]$/.test(part) ? part.slice(1) : part;
      return [...run.ends, run.character.repeat(run.left), ...run.begins.toReversed()].join('');
    })
    .join('')
    .replace(SEVERAL, (marks) => [...marks].toSorted().join(''));
}

function runOf(part: string, before: string, after: string): Run | undefined {
  if (!/^[*_]/.test(part)) return undefined;
  const [character = '', last = '', next = ''] = [part, before.slice(-1), after.slice(0, 1)];
  const beginsWord = !isSpace(next) && (!isSign(next) || isSpace(last) || isSign(last));
  const endsWord = !isSpace(last) && (!isSign(last) || isSpace(next) || isSign(next));
  const isStar = part.startsWith('*');
  return {
    character: character.slice(0, 1),
    length: part.length,
    left: part.length,
    opens: beginsWord && (isStar || !endsWord || isSign(last)),
    closes: endsWord && (isStar || !beginsWord || isSign(next)),
    begins: [],
    ends: [],
  };
}

/** Whether a run can begin the emphasis that another run ends. */
function fits(opener: Run, closer: Run): boolean {
  if (opener.character !== closer.character) return false;
  const isBoth = opener.closes || closer.opens;
  const areThirds = opener.length % 3 === 0 && closer.length % 3 === 0;
  return !isBoth || areThirds || (opener.length + closer.length) % 3 !== 0;
}
