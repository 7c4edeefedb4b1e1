import { BREAKPOINT } from '../../ui/styles/breakpoint.ts';

/** Returns a function of the screen width for `clamp(least, base + growth × width, max)`. */
const fluid = (least: number, base: number, growth: number, max: number) => (width: number) =>
  Math.min(max, Math.max(least, base + growth * width));

/** Font sizes in CSS pixels by screen width, and line heights as multiples, from tokens.css. */
const FACES = {
  label: { size: () => 13, line: 1.4 },
  small: { size: () => 16, line: 1.5 },
  body: { size: fluid(19, 18.4, 0.002, 20), line: 1.62 },
  lead: { size: fluid(20, 17.6, 0.007, 24), line: 1.42 },
  title: { size: fluid(24, 21.6, 0.006, 28), line: 1.14 },
  section: { size: fluid(28, 24, 0.012, 38), line: 1.1 },
  page: { size: fluid(40, 30.4, 0.028, 64), line: 1.04 },
} as const;

export type Face = keyof typeof FACES;

/**
 * The average width of a letter in the font Newsreader, as a multiple of the font size, in the
 * densest paragraphs. Most have 0.45, because a line breaks before a word that does not fit.
 */
const ADVANCE = 0.4;

/** Returns the height of a line in CSS pixels. */
export const lineHeight = (face: Face, width: number) => FACES[face].size(width) * FACES[face].line;

/**
 * Returns the height in CSS pixels of a number of letters in a column. The result hardly ever
 * exceeds the real height of the text.
 * @param width the width of the screen
 */
export function textHeight(letters: number, face: Face, width: number, column: number): number {
  const lines = Math.ceil((letters * ADVANCE * FACES[face].size(width)) / column);
  return lines * lineHeight(face, width);
}

/** Returns the width of the content on a screen, from `wrap` in type.css. */
export const contentWidth = (width: number) =>
  Math.min(1184, width) - 2 * fluid(20, 0, 0.04, 40)(width);

/** Returns the width of running text, from `measure` in type.css. */
export const measure = (width: number) => Math.min(584, contentWidth(width));

/** Returns whether a screen shows one column, like a phone. */
export const isPhone = (width: number) => width < BREAKPOINT;

export const sum = (heights: readonly number[]) =>
  heights.reduce((total, height) => total + height, 0);
