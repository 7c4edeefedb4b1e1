/**
 * Returns the edit distance between two words: the smallest number of letters to delete, insert or
 * change, or of adjacent letters to swap, until the words are equal (optimal string alignment).
 * @param max the limit; the result for a larger distance is `Infinity`
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return Number.POSITIVE_INFINITY;
  // Most words differ in more letters, and a comparison of sets of letters is fast.
  const [letters, others] = [lettersOf(one), lettersOf(other)];
  if (countBits(letters & ~others) > max || countBits(others & ~letters) > max)
    return Number.POSITIVE_INFINITY;
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= other.length; column++) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + change,
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > max) return Number.POSITIVE_INFINITY;
  }
  const distance = at(one.length, other.length);
  return distance > max ? Number.POSITIVE_INFINITY : distance;
}

/** Returns the set of a word's letters as bits. Some letters share a bit. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << word.charCodeAt(index);
  return letters;
}

/** Returns how many bits of a number are set. Each round clears the last of them. */
function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Returns the name to suggest for a misspelt name: the most similar name, regardless of case. The
 * name is at most two edits away, one edit if a name is short, or no edit if a name has only two
 * letters.
 */
export function similarName(misspelt: string, names: Iterable<string>): string | undefined {
  const distances = [...names].map((name) => {
    const length = Math.min(misspelt.length, name.length);
    const limit = length > 4 ? 2 : Number(length > 2);
    return { name, distance: editDistance(misspelt.toLowerCase(), name.toLowerCase(), limit) };
  });
  const near = distances.filter(({ distance }) => Number.isFinite(distance));
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.name;
}

/** Returns the end of a message that suggests a name; empty without a name. */
export const suggestion = (name: string | undefined): string =>
  name === undefined ? '' : ` (did you mean "${name}"?)`;

/** Returns the end of a message that suggests a similar name; empty if there is none. */
export const didYouMean = (found: unknown, names: Iterable<string>): string =>
  suggestion(typeof found === 'string' ? similarName(found, names) : undefined);
