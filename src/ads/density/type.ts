/** CSS pixels of a `clamp(least, base + growth of the screen, most)`. */
const fluid = (least: number, base: number, growth: number, most: number) => (width: number) =>
  Math.min(most, Math.max(least, base + growth * width));

/** Sizes in CSS pixels by the width of the screen, and heights of lines as multiples: tokens.css. */
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
 * The width of a letter as a multiple of the size of type: what the tightest paragraphs have, set in
 * Newsreader. Most have 0.45, for a line ends before the word that has no room in it.
 */
const ADVANCE = 0.4;

/** The height of a line in CSS pixels. */
export const lineHeight = (face: Face, width: number) => FACES[face].size(width) * FACES[face].line;

/**
 * The height in CSS pixels of so many letters in a column, hardly ever more than they really have.
 * @param width of the screen
 */
export function textHeight(letters: number, face: Face, width: number, column: number): number {
  const lines = Math.ceil((letters * ADVANCE * FACES[face].size(width)) / column);
  return lines * lineHeight(face, width);
}

/** The width of the content on a screen: `wrap` in type.css. */
export const contentWidth = (width: number) =>
  Math.min(1184, width) - 2 * fluid(20, 0, 0.04, 40)(width);

/** The width of running text: `measure` in type.css. */
export const measure = (width: number) => Math.min(584, contentWidth(width));

/** Below this width a screen is a phone's, and what stands side by side stands one below the other. */
export const isPhone = (width: number) => width < 768;

export const sum = (heights: readonly number[]) =>
  heights.reduce((total, height) => total + height, 0);
