import { diffArrays } from 'diff';

/*
 * Keeps the lines of a text that its author did not change. The editor of a form spells a text in its
 * own way: `*x*` becomes `_x_`, and tables lose their alignment. So the form has a second, hidden field
 * with the text as the editor spells it before any change (`VALUES.shown`): a line that both fields spell
 * alike stays as it is in the file.
 */

/**
 * Applies to a text the changes that an author made to it in another spelling.
 * @param shown the original in the spelling of the editor that wrote `edited`; the original itself
 * if that spelling is unknown
 */
export function mergeText(original: string, shown: string, edited: string): string {
  const [old, base, now] = [linesAndGaps(original), linesAndGaps(shown), linesAndGaps(edited)];
  const [before, after] = [base.map(spellingInForm), now.map(spellingInForm)];
  // A line that only the file has, such as the underline of a heading, belongs to the previous
  // line.
  const places = new Map(
    commonCuts(old.map(lettersOf), base.map(lettersOf)).map(([own, one]) => [one, own]),
  );
  let [merged, own, from, to] = ['', 0, 0, 0];
  for (const [end, nextTo] of commonCuts(before, after)) {
    const ownEnd = places.get(end);
    if (ownEnd === undefined) continue;
    const isSame = before.slice(from, end).join('\n') === after.slice(to, nextTo).join('\n');
    merged += (isSame ? old.slice(own, ownEnd) : now.slice(to, nextTo)).join('');
    [own, from, to] = [ownEnd, end, nextTo];
  }
  return merged;
}

/** Divides a text into lines and the gaps between them. Gaps have odd numbers. */
const linesAndGaps = (text: string) => text.split(/(\n(?:[^\S\n]*\n)*)/);

/**
 * Returns the letters and digits of a line, which all editors spell alike. Returns the signs of a
 * line without letters, and for a gap the letters of the line below.
 */
const lettersOf = (part: string, place: number, all: string[]): string =>
  place % 2 === 0
    ? part.replace(/[^\p{L}\p{N}]+/gu, '') || part.trim()
    : `\n${lettersOf(all[place + 1] ?? '', 0, all)}`;

/**
 * Returns a line as a form spells it, and for a gap its blank lines with the kinds (heading, item)
 * of the lines around it.
 */
function spellingInForm(part: string, place: number, all: string[]): string {
  if (place % 2 === 0) return part;
  const [above, below] = [all[place - 1], all[place + 1]].map(
    (line = '') => /^[^\p{L}]*?(?=[*_]{0,3}\p{L}|$)/u.exec(line)?.[0],
  );
  return [above, part, below].join('\0');
}

/**
 * Returns the pairs of positions at which both lists can be cut into matching parts: at equal items, and
 * between changed items if both lists have equally many. `mergeText` keeps or replaces each part as a
 * whole.
 */
export function commonCuts(
  one: unknown[],
  other: unknown[],
  comparator = Object.is,
): [number, number][] {
  // With more changes than `maxEditLength`, all items count as changed, because the search would
  // take too long.
  const options = { comparator, maxEditLength: 2000, oneChangePerToken: true };
  const end = Symbol('the end, which is equal');
  const found: [number, number][] = [];
  let [from, to, nextFrom, nextTo] = [0, 0, 0, 0];
  for (const { removed, added } of diffArrays([...one, end], [...other, end], options) ?? []) {
    if (!removed && !added) {
      if (nextFrom - from !== nextTo - to) {
        found.push([from, to]);
        [from, to] = [nextFrom, nextTo];
      }
      while (from <= nextFrom) found.push([from++, to++]);
    }
    if (!added) nextFrom += 1;
    if (!removed) nextTo += 1;
  }
  return found.length > 0 ? found : [[one.length, other.length]];
}
