import { type Face, Font, Buffer as GlyphBuffer, shape, Variation } from 'harfbuzzjs';

/** The values of the axes of a variable font. */
export type Axes = Readonly<Record<string, number>>;

/** The metrics of a font that determine layout, as multiples of the font size. */
interface Metrics {
  /** The mean width of a character in an English text. */
  width: number;
  ascent: number;
  descent: number;
}

const SAMPLE =
  'The long way home is the one that you remember: a steadier day begins with five quiet minutes, a chair by the window, and nothing to finish.';

/**
 * Measures a font.
 * @param size the font size in pixels, which selects a design if the font has optical sizes
 */
export function metricsOf(face: Face, axes: Axes, size: number): Metrics {
  const font = new Font(face);
  font.setVariations(
    Object.entries({ ...axes, opsz: size }).map(([axis, value]) => new Variation(axis, value)),
  );
  const glyphs = new GlyphBuffer();
  glyphs.addText(SAMPLE);
  glyphs.guessSegmentProperties();
  shape(font, glyphs);
  const width = glyphs.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  const { ascender, descender } = font.hExtents();
  const { upem } = face;
  return {
    width: width / upem / SAMPLE.length,
    ascent: ascender / upem,
    descent: -descender / upem,
  };
}

/** The `Metrics.width` of the engine's typeface, Newsreader, at the size of running text. */
const ENGINE_WIDTH = 0.4034;

/** A system font that pages use if a typeface has not loaded before the first paint. */
interface SystemFont {
  name: string;
  /** The names by which browsers find the font, or a free font with the same metrics. */
  local: readonly string[];
  /** Measured like `Metrics.width`, in a free font with the same metrics. */
  width: number;
}

export const SYSTEM_FONTS: Readonly<Record<'serif' | 'sans-serif', readonly SystemFont[]>> = {
  serif: [
    { name: 'Georgia', local: ['Georgia', 'Gelasio'], width: 0.4425 },
    { name: 'Times', local: ['Times New Roman', 'Liberation Serif'], width: 0.4044 },
    // The fonts of Android are Noto Serif and Roboto.
    { name: 'Noto', local: ['Noto Serif', 'NotoSerif'], width: 0.4808 },
  ],
  'sans-serif': [
    { name: 'Arial', local: ['Arial', 'Liberation Sans'], width: 0.4435 },
    { name: 'Roboto', local: ['Roboto', 'Roboto-Regular'], width: 0.4413 },
  ],
};

/**
 * The scale of a typeface at which a line has as many letters as in the engine's typeface. The
 * layout depends on that number, and so does the rule on the number of slots (src/ads/density.ts).
 */
export const scaleOf = ({ width }: Metrics) => Math.max(0.8, ENGINE_WIDTH / width);

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * Returns the `@font-face` descriptors that give a font the metrics of a typeface at a scale.
 * @param size the `size-adjust` of the font
 */
export const descriptors = ({ ascent, descent }: Metrics, scale: number, size: number) =>
  `size-adjust: ${percent(size)};
  ascent-override: ${percent((ascent * scale) / size)};
  descent-override: ${percent((descent * scale) / size)};
  line-gap-override: 0%;`;
