import { z } from 'zod';
import { flag, ifSound, oneOf, text, whole } from './fields.ts';

/** The schema of the path of a file in the site's folder, with one of some endings. */
const file = (kind: string, endings: string) => {
  const error = `the path of ${kind} in the site's folder, ending with ${endings}`;
  const ending = endings.replaceAll('.', '\\.').replaceAll(/, | or /g, '|');
  return text(error).regex(new RegExp(`^(?![/.]).*(?:${ending})$`), error);
};

const FAMILY = 'the name of the font family: letters from A to Z, digits, spaces, hyphens';

/** The papers: the colour of pages in the light scheme, each with its own in the dark scheme. */
export const PAPERS = [
  'cream',
  'white',
  'stone',
  'sand',
  'peach',
  'rose',
  'lilac',
  'mist',
  'sage',
] as const;

/** The worlds and the hours of the engine's drawings: the tables in `ui/pictures`. */
export const WORLDS = [
  'city',
  'coast',
  'hills',
  'night',
  'roads',
  'rooms',
  'table',
  'weather',
  'winter',
  'woods',
] as const;
export const HOURS = [
  'first light',
  'morning haze',
  'rose dawn',
  'apricot morning',
  'green morning',
  'clear forenoon',
  'after rain',
  'late gold',
  'dusk coral',
  'blue hour',
  'night',
  'may forenoon',
  'october',
  'frost',
  'before the storm',
  'lamplight',
] as const;

/** The picture at the top of the home page. */
const hero = z.union(
  [
    z.literal(false),
    z
      .strictObject({
        place: oneOf(['beside', 'below']).default('beside').meta({
          label: 'Place',
          explanation: 'Where wide screens show the picture: `beside` the words or `below` them.',
        }),
        world: oneOf(WORLDS).optional().meta({
          label: 'World',
          explanation: 'The kind of place that the engine draws.',
        }),
        motif: text('the name of a motif').optional().meta({
          label: 'Motif',
          explanation:
            'What the drawing shows. A motif is in one world, which `world` need not name.',
          example: 'mountain lake',
        }),
        hour: oneOf(HOURS).optional().meta({
          label: 'Hour',
          explanation: 'The light and the colours of the drawing. In the dark scheme, it is night.',
        }),
        picture: file('a picture', '.jpg, .jpeg, .png, .webp or .avif').optional().meta({
          label: 'Picture file',
          explanation: 'A picture of yours in the place of a drawing.',
          example: 'pictures/harbour.jpg',
        }),
      })
      .refine(({ picture, world, motif, hour }) => !picture || !(world ?? motif ?? hour), {
        path: ['picture'],
        error: 'no picture file beside a world, a motif or an hour, which are of drawings',
        ...ifSound('picture', 'world', 'motif', 'hour'),
      }),
  ],
  'false, or an object such as { world: "hills", hour: "late gold" }',
);

/** The shapes around the initial of the site's name, and Daymark's own logo. */
export const MARKS = [
  'circle',
  'tile',
  'arch',
  'diamond',
  'hexagon',
  'leaf',
  'drop',
  'shield',
  'seal',
  'lighthouse',
] as const;

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
    mark: oneOf(MARKS).default('circle').meta({
      label: 'Mark',
      explanation:
        'The shape around the initial of the name, in the place of a logo. `lighthouse` is the logo of Daymark, without an initial.',
    }),
    paper: oneOf(PAPERS).default('cream').meta({
      label: 'Paper',
      explanation: 'The colour of pages, in both schemes.',
    }),
    corners: oneOf(['square', 'soft', 'round']).default('soft').meta({
      label: 'Corners',
      explanation: 'The corners of buttons, fields and pictures.',
    }),
    header: oneOf(['left', 'centred']).default('left').meta({
      label: 'Header',
      explanation:
        'Where wide screens show the name: beside the navigation, or above its middle (`centred`), in which case the words at the top of the home page are in the middle too, unless a picture is beside them.',
    }),
    headlines: oneOf(['small', 'medium', 'large']).default('large').meta({
      label: 'Headlines',
      explanation: 'The size of headlines.',
    }),
    headlineFont: oneOf(['typeface', 'sans-serif']).default('typeface').meta({
      label: 'Letters of headlines',
      explanation:
        'The typeface of texts, or the bold letters without serifs of each visitor’s system (`sans-serif`).',
    }),
    hero: hero.optional().meta({
      label: 'Hero',
      explanation:
        'The picture at the top of the home page: a drawing, a file of yours, or `false` for none. Without this field, it is as on the site of Daymark, or there is none if `home` is not `sections`. The headline is always on paper.',
      example: { world: 'hills', hour: 'late gold' },
    }),
    home: oneOf(['sections', 'magazine', 'plain']).default('sections').meta({
      label: 'Form of the home page',
      explanation:
        'What comes first below the words: the `sections` in their order, a lead and rows of articles (`magazine`), or a list of the newest (`plain`). All other sections follow.',
    }),
    largePictures: flag().meta({
      label: 'Large pictures',
      explanation:
        'Whether a click on a picture in the text of an article opens the picture over the whole page. Pages need no script for this, and decorative pictures stay as they are.',
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
    explanation: 'The colours, the forms, the logo and the typeface of all pages.',
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
