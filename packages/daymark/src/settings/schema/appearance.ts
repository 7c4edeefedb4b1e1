import { z } from 'zod';
import { oneOf, text, whole } from './fields.ts';

/** The schema of the path of a file in the site's folder, with one of some endings. */
const file = (kind: string, endings: string) => {
  const error = `the path of ${kind} in the site's folder, ending with ${endings}`;
  const ending = endings.replaceAll('.', '\\.').replaceAll(/, | or /g, '|');
  return text(error).regex(new RegExp(`^(?![/.]).*(?:${ending})$`), error);
};

const FAMILY = 'the name of the font family: letters from A to Z, digits, spaces, hyphens';

export const theme = z
  .strictObject({
    // Lightness and chroma are fixed, so that every hue has a contrast above 4.5 (see colours.test.ts).
    accentHue: whole(0, 360, 'a hue in degrees: ').default(215).meta({
      label: 'Accent colour',
      explanation:
        'The hue of links and buttons in degrees of the colour circle (OKLCH): 200 is sea green, 250 blue, 30 coral. Every hue is easy to read.',
    }),
    logo: file('an SVG file', '.svg').optional().meta({
      label: 'Logo',
      explanation:
        "An SVG file in the site's folder that replaces the engine's logo in the header, the icons and the social images. Parts with the colour `currentColor` follow the colour scheme.",
      example: 'logo.svg',
    }),
    typeface: z
      .strictObject({
        name: text(FAMILY)
          .max(40, 'a name of at most 40 characters')
          .regex(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, FAMILY)
          .meta({ label: 'Name', explanation: 'The name of the font family.', example: 'Lora' }),
        file: file('a font file', '.ttf, .otf, .woff or .woff2').meta({
          label: 'Font file',
          explanation:
            "The font file in the site's folder. The build writes smaller copies with the Latin letters and those of the site's language, except Chinese, Japanese and Korean.",
          example: 'fonts/Lora.ttf',
        }),
        bold: file('a font file', '.ttf, .otf, .woff or .woff2').optional().meta({
          label: 'Bold font file',
          explanation: 'The file with the bold letters, which may be the file of a variable font.',
          example: 'fonts/Lora-Bold.ttf',
        }),
        italic: file('a font file', '.ttf, .otf, .woff or .woff2').optional().meta({
          label: 'Italic font file',
          explanation: 'The file with the italic letters.',
          example: 'fonts/Lora-Italic.ttf',
        }),
        licence: text("the path of the font's licence, which the site has to publish").meta({
          label: 'Licence',
          explanation:
            "The file with the font's licence. `/licences.txt` of the site contains its text.",
          example: 'fonts/OFL.txt',
        }),
        generic: oneOf(['serif', 'sans-serif']).default('serif').meta({
          label: 'Kind',
          explanation:
            'The kind of system font that visitors see until the typeface has loaded: with serifs or without.',
        }),
      })
      .optional()
      .meta({
        label: 'Typeface',
        explanation: "A typeface that replaces the engine's on all pages.",
      }),
  })
  .meta({
    label: 'Appearance',
    explanation: 'The accent colour, the logo and the typeface.',
    group: 'Appearance',
  });

export const socialImages = z
  .strictObject({
    articles: whole(0, 1_000_000).optional().meta({
      label: 'Number of articles',
      explanation:
        'The number of articles, newest first, that have a social image of their own. Older articles use the image of the home page. Without this field, every article has its own image.',
      example: 500,
    }),
  })
  .meta({
    label: 'Social images',
    explanation: 'The images that social networks show beside a link to the site.',
    group: 'Appearance',
  });
