import { diffArrays } from 'diff';

/*
 * Keeps the lines of a text that its author did not change. What writes the text spells it in its own
 * way: in the editor of a form, `*x*` becomes `_x_`, and tables lose their alignment. So the same
 * writer writes the text twice, with the change and without it: for a form, in an editor that nobody
 * sees. A line that both versions spell alike was not changed, and stays as it is in the file.
 */

/**
 * Returns a text with the changes that were made to it.
 * @param shown the original as the writer spells it; the original itself if this is not known
 * @param edited the changed text as the writer spells it
 */
export function mergeText(original: string, shown: string, edited: string): string {
  const [old, base, now] = [divided(original), divided(shown), divided(edited)];
  const [shownLines, nowLines] = [base.map(lineOf), now.map(lineOf)];
  // A line that only the file has belongs to the line before, such as the line below a heading.
  const places = cuts(old.map(wordsOf), base.map(wordsOf));
  const inFile = new Map(places.map(([line, shownLine]) => [shownLine, line]));
  const merged: string[] = [];
  let [line, shownLine, nowLine] = [0, 0, 0];
  for (const [shownEnd, nowEnd] of cuts(shownLines, nowLines)) {
    const end = inFile.get(shownEnd);
    if (end === undefined) continue;
    const [own, after] = [old.slice(line, end), now.slice(nowLine, nowEnd)];
    const isSame = base.slice(shownLine, shownEnd).join('\n') === after.join('\n');
    const [last = '', lastAfter = ''] = [own.at(-1), after.at(-1)];
    const lengths = [own.length, shownEnd - shownLine, after.length];
    if (Math.min(...lengths) > 0 && (isSame || Math.max(...lengths) === 1)) {
      const kept = shownLines[shownEnd - 1] === nowLines[nowEnd - 1] ? last : lastAfter;
      // Other blank lines than in the form may only divide lines that the form divides too.
      const isDivided = divisionOf(base, shownEnd) === divisionOf(now, nowEnd);
      merged.push(...own.slice(0, -1), lineOf(kept) + blanksOf(isDivided ? last : lastAfter));
    } else merged.push(...(isSame ? own : after));
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

/** Returns the blank lines before a line, and the kinds of the lines around them. */
const divisionOf = (lines: string[], place: number) =>
  [kindOf(lines[place - 1]), blanksOf(lines[place - 1] ?? ''), kindOf(lines[place])].join('\0');

/**
 * Returns the positions at which two lists can be divided: at equal items, around what is between
 * them, and between each two items there if both lists have equally many.
 */
export function cuts(one: unknown[], other: unknown[], comparator = Object.is): [number, number][] {
  // If there are more changes, all lines are taken as changed, because the search would take long.
  const changes = diffArrays(one, other, { comparator, maxEditLength: 2000 }) ?? [];
  const found: [number, number][] = [];
  let [from, to, nextFrom, nextTo] = [0, 0, 0, 0];
  const end = { removed: false, added: false, count: 0 };
  for (const { removed, added, count } of [...changes, end]) {
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
