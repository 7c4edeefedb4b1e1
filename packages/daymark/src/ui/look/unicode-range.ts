/** A range of code points, first and last included. */
type CodePoints = [first: number, last: number];

/**
 * Parses the value of a `unicode-range`, without wildcards.
 * @throws an error that names the invalid part
 */
export function codePointsOf(unicodeRange: string): CodePoints[] {
  return unicodeRange.split(',').map((part) => {
    const [, first, last = first] = part.match(/^\s*U\+([\dA-F]+)(?:-([\dA-F]+))?\s*$/i) ?? [];
    if (!first || !last)
      throw new Error(`unicode-range: expected a range such as "U+20-7E"; found "${part.trim()}"`);
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Returns the code points of a `unicode-range` one by one. */
export const eachOf = (unicodeRange: string): number[] =>
  codePointsOf(unicodeRange).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );

/** Returns the `unicode-range` of code points in ascending order. */
export function unicodeRangeOf(codePoints: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codePoints) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ');
}
