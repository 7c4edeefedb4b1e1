import type { Settings } from '../../settings/site.ts';

/** The name of a paper. */
export type Paper = Settings['theme']['paper'];

/** A colour in OKLCH: lightness and chroma from 0 to 1, and hue in degrees. */
type Colour = readonly [lightness: number, chroma: number, hue: number];

/** The papers, each with its colour in the light and in the dark scheme. */
const PAPERS: Readonly<Record<Paper, readonly [day: Colour, night: Colour]>> = {
  cream: [
    [0.978, 0.008, 85],
    [0.195, 0.018, 252],
  ],
  white: [
    [1, 0, 250],
    [0.165, 0.002, 250],
  ],
  stone: [
    [0.93, 0.005, 110],
    [0.235, 0.005, 110],
  ],
  sand: [
    [0.932, 0.036, 88],
    [0.2, 0.02, 68],
  ],
  peach: [
    [0.938, 0.036, 58],
    [0.2, 0.028, 42],
  ],
  rose: [
    [0.952, 0.024, 8],
    [0.2, 0.034, 355],
  ],
  lilac: [
    [0.948, 0.024, 300],
    [0.195, 0.038, 298],
  ],
  mist: [
    [0.948, 0.02, 232],
    [0.2, 0.036, 262],
  ],
  sage: [
    [0.942, 0.028, 142],
    [0.2, 0.026, 160],
  ],
};

/** Returns a colour as CSS, with the numbers rounded as CSS needs them. */
const css = (lightness: number, chroma: number, hue: number) =>
  `oklch(${[lightness, chroma, hue].map((value) => Math.round(value * 1000) / 1000).join(' ')})`;

/**
 * Returns tokens.css with the colours of a paper. Each colour differs in lightness from the paper
 * as much as from cream, so that contrast hardly depends on the paper. Inks have the hue of the
 * other scheme's paper.
 */
export function withPaper(tokens: string, paper: Paper): string {
  if (paper === 'cream') return tokens;
  const [[light, chroma, hue], [dark, darkChroma, darkHue]] = PAPERS[paper];
  const tint = Math.min(1, chroma * 100);
  const colours: Readonly<Record<string, readonly [day: string, night: string]>> = {
    paper: [css(light, chroma, hue), css(dark, darkChroma, darkHue)],
    field: [css(light - 0.026, chroma * 1.4, hue), css(dark + 0.033, darkChroma * 1.1, darkHue)],
    ink: [css(0.23, 0.022 * tint, darkHue), css(0.93, 0.014 * tint, hue)],
    soft: [css(0.42, 0.024 * tint, darkHue), css(0.77, 0.018 * tint, hue)],
    line: [css(light - 0.11, chroma * 1.4, hue), css(dark + 0.145, darkChroma * 1.1, darkHue)],
    'on-accent': [css(0.985, 0.006 * tint, hue), css(0.2, 0.02 * tint, darkHue)],
  };
  return Object.entries(colours).reduce(
    (styles, [name, [day, night]]) =>
      styles.replace(
        new RegExp(`(--color-${name}: )[^;]+`),
        (_, property: string) => `${property}light-dark(${day}, ${night})`,
      ),
    tokens,
  );
}
