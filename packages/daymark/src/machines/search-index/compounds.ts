import { commonSpelling } from '../../content/search-spelling.ts';

/** The languages that write the words of a compound without spaces, by ISO 639. */
const LANGUAGES = ['da', 'de', 'fi', 'is', 'nb', 'nl', 'nn', 'no', 'sv'];

/** Beginnings of three letters that make a verb or noun from another, and no compound. */
const PREFIXES = new Set(
  (
    'aan auf aus bei bij ein ent for fra fur gen her hin med mis mit mot ned ont opp sam toe uit und ' +
    'upp ver vor zer'
  ).split(' '),
);

/** The minimum length of a part, and of what stands before a part, in letters. */
const SHORTEST = 3;

/** Returns a word without the endings that parts of compounds and words alone have at times. */
const withoutEnding = (word: string) => word.replace(/(?<=.{4})(?:ern|e[mnrs]?|[ns])$/, '');

/**
 * Returns a function that finds the parts of a compound by which visitors search: its last words, and
 * those before, which are words of the pages themselves. Pagefind finds the first part without it. A
 * word on more than half of the pages is no part, because it leads to no page in particular.
 * @param words the words of the pages, with the number of pages that contain each
 * @returns undefined if the language has no such compounds
 */
export function findParts(
  words: ReadonlyMap<string, number>,
  pages: number,
  language: string,
): ((spelling: string) => string[]) | undefined {
  if (!LANGUAGES.includes(new Intl.Locale(language).language)) return;
  const most = Math.max(8, pages / 2);
  const known = new Set<string>();
  for (const [word, count] of words)
    if (count <= most) known.add(withoutEnding(commonSpelling(word, language)));

  return function partsOf(word: string): string[] {
    const parts: string[] = [];
    for (let start = SHORTEST; start <= word.length - SHORTEST; start++) {
      const part = word.slice(start);
      if (known.has(withoutEnding(part)) && !PREFIXES.has(word.slice(0, start))) parts.push(part);
    }
    const [last] = parts;
    return last ? [...parts, ...partsOf(withoutEnding(word.slice(0, -last.length)))] : parts;
  };
}
