/** A range of code points, first and last included. */
export type CodePoints = readonly [first: number, last: number];

/**
 * Parses the value of a `unicode-range`, without wildcards.
 * @throws an error that names the invalid part
 */
export function codePointsOf(unicodeRange: string): CodePoints[] {
  return unicodeRange.split(',').map((part) => {
    const [, first, last = first] = part.match(/^\s*U\+([\dA-F]+)(?:-([\dA-F]+))?\s*$/i) ?? [];
    if (!first || !last)
      throw new Error(`unicode-range: expected "U+20-7E" or "U+A0"; found "${part.trim()}"`);
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
