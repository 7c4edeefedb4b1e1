import { diffArrays } from 'diff';

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
  const [old, base, now] = [original, shown, edited].map(divided) as [string[], string[], string[]];
  // A line that only the file has belongs to the line before, such as the line below a heading.
  const inFile = new Map(
    cuts(old.map(wordsOf), base.map(wordsOf)).map(([line, shownLine]) => [shownLine, line]),
  );
  const merged: string[] = [];
  let [line, shownLine, nowLine] = [0, 0, 0];
  for (const [shownEnd, nowEnd] of cuts(base.map(lineOf), now.map(lineOf))) {
    const end = inFile.get(shownEnd);
    if (end === undefined) continue;
    const [own, before] = [old.slice(line, end), base.slice(shownLine, shownEnd)];
    const isNextAlike = kindOf(base[shownEnd]) === kindOf(now[nowEnd]);
    merged.push(...part(own, before, now.slice(nowLine, nowEnd), isNextAlike));
    [line, shownLine, nowLine] = [end, shownEnd, nowEnd];
  }
  return merged.join('\n').slice(1);
}

/** Divides a text into lines with the blank lines below each. The first one is empty. */
const divided = (text: string) => `\n${text}`.split(/\n(?=[^\n]*\S)/);
const lineOf = (lines: string) => lines.split('\n', 1)[0] ?? '';
const blanksOf = (lines: string) => lines.slice(lineOf(lines).length);

/** Returns the letters and numbers of a line, which all writers spell alike; signs if it has none. */
const wordsOf = (lines: string) => lineOf(lines).replace(/[^\p{L}\p{N}]+/gu, '') || lines.trim();

/** Returns the signs and numbers that make a line a heading or an item, without those of emphasis. */
const kindOf = (lines = '') => /^[^\p{L}]*?(?=[*_]{0,3}\p{L}|$)/u.exec(lineOf(lines))?.[0];

/**
 * Merges lines that stand between two places where all texts can be divided.
 * @param isNextAlike whether a line of the same kind follows in the form as before
 */
function part(
  old: readonly string[],
  base: readonly string[],
  now: readonly string[],
  isNextAlike: boolean,
): readonly string[] {
  const isSame = base.join('\n') === now.join('\n');
  const [own, before, after] = [old.at(-1), base.at(-1), now.at(-1)];
  if (own === undefined || before === undefined || after === undefined) return isSame ? old : now;
  if (!isSame && old.length + base.length + now.length > 3) return now;
  // Other blank lines than in the form may only divide lines that the form divides too.
  const keepsBlanks =
    isNextAlike && kindOf(before) === kindOf(after) && blanksOf(before) === blanksOf(after);
  const line = lineOf(before) === lineOf(after) ? own : after;
  return [...old.slice(0, -1), lineOf(line) + blanksOf(keepsBlanks ? own : after)];
}

/** The most changes that are looked for. If there are more, all lines are taken as changed. */
const MOST_CHANGES = 2000;

/**
 * Returns the positions at which two lists can be divided: at equal items, around what is between
 * them, and between each two items there if both lists have equally many.
 */
export function cuts<Item>(
  one: readonly Item[],
  other: readonly Item[],
  comparator: (one: Item, other: Item) => boolean = Object.is,
): [from: number, to: number][] {
  const options = { comparator, maxEditLength: MOST_CHANGES };
  const changes = diffArrays([...one], [...other], options) ?? [];
  const found: [number, number][] = [];
  let [from, to, nextFrom, nextTo] = [0, 0, 0, 0];
  for (const { removed, added, count } of [
    ...changes,
    { removed: false, added: false, count: 0 },
  ]) {
    if (removed) nextFrom += count;
    else if (added) nextTo += count;
    else {
      if (nextFrom - from !== nextTo - to) {
        found.push([from, to]);
        [from, to] = [nextFrom, nextTo];
      }
      while (from < nextFrom + count) found.push([from++, to++]);
      [nextFrom, nextTo] = [from, to];
    }
  }
  return [...found, [one.length, other.length]];
}
