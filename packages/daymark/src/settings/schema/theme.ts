import { z } from 'zod';
import { oneOf, text, whole } from './fields.ts';

/** Returns the schema of a path in the site's folder. */
const file = (kind: string, endings: string) => {
  const error = `the path of ${kind} in the site's folder, ending with ${endings}`;
  const ending = endings.replaceAll('.', '\\.').replaceAll(/, | or /g, '|');
  return text(error).regex(new RegExp(`^(?![/.]).*(?:${ending})$`), error);
};

const FAMILY = 'the name of the font family: letters from A to Z, digits, spaces, hyphens';

export const theme = z.strictObject({
  /**
   * The hue of the accent colour in OKLCH degrees: 200 is sea green, 250 blue, 30 coral.
   * Lightness and chroma are fixed, so the contrast is sufficient for every hue.
   */
  accentHue: whole(0, 360, 'a hue in degrees: ').default(215),
  /**
   * An SVG file that replaces the engine's mark in the header, icons and social images. Parts with
   * the colour `currentColor` follow the colour scheme.
   */
  logo: file('an SVG file', '.svg').optional(),
  /** A typeface that replaces the engine's. */
  typeface: z
    .strictObject({
      /** The name of the font family, such as "Lora". */
      name: text(FAMILY)
        .max(40, 'a name of at most 40 characters')
        .regex(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, FAMILY),
      /** The font file. The build writes a smaller copy of it, with the letters that texts need. */
      file: file('a font file', '.ttf, .otf, .woff or .woff2'),
      /** The file with the font's licence. `/licences.txt` of the site contains its text. */
      licence: text("the path of the font's licence, which the site has to publish"),
      /** The kind of system font that visitors see until the typeface has loaded. */
      generic: oneOf(['serif', 'sans-serif']).default('serif'),
    })
    .optional(),
});
