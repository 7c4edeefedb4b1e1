/*
 * Keeps the lines of a text that its author did not change. What writes the text spells it in its own
 * way: in the editor of a form, `*x*` becomes `_x_`, and tables lose their alignment. So the same
 * writer writes the text twice, without the change and with it. For a form, an editor that nobody sees
 * contains the text without the change. A line that both versions spell alike was not changed, and
 * stays as it is in the file, whatever it means.
 */

/**
 * Returns a text with the changes that were made to it.
 * @param original the text in the file
 * @param shown the original as the writer spells it; the original itself if this is not known
 * @param edited the changed text as the writer spells it
 */
export function mergeText(original: string, shown: string, edited: string): string {
  if (edited === shown) return original;
  const [old, base, now] = [original, shown, edited].map((text) => text.split('\n')) as [
    string[],
    string[],
    string[],
  ];
  const inNow = new Map(pairsOf(base, now));
  // The lines of the file that are also in the form, with a line before and behind all others.
  const fixed = [
    [-1, -1, -1] as const,
    ...spellings(old, base).flatMap(([line, shownLine]) => {
      const nowLine = inNow.get(shownLine);
      return nowLine === undefined ? [] : [[line, shownLine, nowLine] as const];
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
    result.push(...merged(...between));
    const own = old[line];
    if (own !== undefined) result.push(own);
  }
  return result.join('\n');
}

/** Returns the letters and numbers of a line, which all writers spell alike; signs if it has none. */
const wordsOf = (line: string) => line.replace(/[^\p{L}\p{N}]+/gu, '') || line.trim();

const isBlank = (line: string | undefined) => line?.trim() === '';

/**
 * Pairs the lines of a text, without blank ones, with the spellings of these lines: lines with the same
 * words, and all lines between two such lines, if there are equally many.
 */
function spellings(old: readonly string[], base: readonly string[]): LinePair[] {
  const [own, shown] = [filled(old, 0, old.length), filled(base, 0, base.length)];
  const words = (lines: readonly string[], places: readonly number[]) =>
    places.map((line) => wordsOf(lines[line] ?? ''));
  const pairs = pairsOf(words(old, own), words(base, shown));
  const ends: LinePair = [own.length, shown.length];
  const all = [...pairs, ends].flatMap((pair, index) => {
    const [before, shownBefore] = pairs[index - 1] ?? [-1, -1];
    const count = pair[0] - before;
    const rest = count === pair[1] - shownBefore ? count : 1;
    return Array.from(
      { length: rest },
      (_, step): LinePair => [pair[0] - rest + 1 + step, pair[1] - rest + 1 + step],
    );
  });
  return all.slice(0, -1).map(([line, shownLine]) => [own[line] ?? 0, shown[shownLine] ?? 0]);
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
