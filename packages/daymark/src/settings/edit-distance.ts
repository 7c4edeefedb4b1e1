/**
 * Returns the edit distance between two words: the smallest number of letters to delete, insert or
 * change, or of adjacent letters to swap, until the words are equal (optimal string alignment).
 * @param max the limit; the result for a larger distance is `Infinity`
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return Number.POSITIVE_INFINITY;
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

/** Returns the first name within two edits of a misspelt one, for "did you mean". */
export const similarName = <Name extends string>(misspelt: string, names: readonly Name[]) =>
  names.find((name) => editDistance(misspelt, name, 2) <= 2);
