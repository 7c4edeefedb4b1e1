import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import {
  type Face,
  Font,
  Blob as FontBlob,
  Face as FontFace,
  Buffer as GlyphBuffer,
  shape,
  Variation,
} from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { openCache } from '../../basics/store.ts';
import type { Theme } from './files.ts';
import {
  eachOf,
  facesOf,
  fileNameOf,
  type Kind,
  typefaceFiles,
  unicodeRangeOf,
} from './font-faces.ts';
import { lettersOf, scriptOf } from './writing-systems.ts';

type Typeface = Pick<NonNullable<Theme['typeface']>, 'name' | 'generic'>;

/** The size limits of the preloaded file in bytes: with Latin letters, and with another script. */
const MAX_BYTES = { latin: 40_000, other: 80_000 } as const;
/** The font sizes of running text and of the largest headlines, in pixels. */
const DESIGNS = { Text: 19, Display: 56 } as const;

/**
 * The limit of the bold and of the italic file in bytes. Pages load these files after the first
 * paint.
 */
const MAX_BYTES_LATER = 45_000;
/**
 * The bold and the italic face: the weight that the build takes from a variable font, and the descriptor
 * in `@font-face`.
 */
const FACES = {
  bold: { weight: 600, descriptor: 'font-weight: 600 900;' },
  italic: { weight: 400, descriptor: 'font-style: italic;' },
} as const;

/** Returns the values to which the build fixes all font axes except the optical size. */
function fixedAxes(face: Face, weight = 400): Axes {
  const axes = Object.values(face.getAxisInfos()).filter(({ tag }) => tag !== 'opsz');
  return Object.fromEntries(
    axes.map(({ tag, min, max, default: usual }) => [
      tag,
      tag === 'wght' ? Math.min(max, Math.max(min, weight)) : usual,
    ]),
  );
}

/**
 * Creates the files of the owner's typeface: a style sheet like src/ui/styles/fonts.css, and a font
 * file for each range of letters in that style sheet. If the font has the letters of the language,
 * and the language is written in another script than Latin, these letters are in the first file,
 * which pages preload.
 * @param language the language of the site
 * @param others the owner's files of the bold and the italic face
 * @returns the content of each file by name
 * @throws an error whose message completes "a file that …", such as "lacks the letters A to Z"
 */
export async function makeTypeface(
  source: Buffer,
  typeface: Typeface,
  language: string,
  others: Readonly<Partial<Record<Kind, Buffer>>> = {},
) {
  const { name } = typeface;
  const face = await readFace(source);
  const axes = fixedAxes(face);
  const supported = new Set(face.collectUnicodes());
  const isLatin = ['A', 'z'].every((letter) => supported.has(letter.codePointAt(0) ?? 0));
  const text = metricsOf(face, axes, DESIGNS.Text, isLatin);
  const scale = scaleOf(text);
  const cache = await openCache('.cache/fonts');
  await cache.removeOld();

  const engineStyles = await readFile(typefaceFiles({}).styles, 'utf8');
  const prefix = fileNameOf(name);
  const known = new Set<number>();
  const latin = facesOf(engineStyles).map(({ file, unicodeRange }) => {
    const letters = eachOf(unicodeRange).filter((code) => supported.has(code) && !known.has(code));
    for (const code of letters) known.add(code);
    return { file: file.replace(/^.*newsreader/, prefix), letters };
  });
  const rest = lettersOf(language, supported).filter((code) => !known.has(code));
  const [main] = latin;
  const isOther = main !== undefined && rest.length > 0 && scriptOf(language) !== 'Latn';
  if (rest.length > 0 && !isOther) latin.push({ file: `${prefix}-rest.woff2`, letters: rest });
  if (isOther) {
    latin.unshift({ file: main.file, letters: rest });
    main.file = main.file.replace('.woff2', '-latin.woff2');
  }
  const files = new Map<string, Buffer | string>();
  const rules: string[] = [];
  for (const { file, letters } of latin) {
    if (letters.length === 0) continue;
    // The forms of joined letters are in the layout tables alone.
    const isShaped = letters === rest;
    const range = unicodeRangeOf(isShaped ? withoutGaps(letters, known) : letters);
    const inputs = Buffer.concat([source, Buffer.from(JSON.stringify([axes, range]))]);
    const data = await cache.get(inputs, 'woff2', () =>
      subsetFont(source, String.fromCodePoint(...letters), {
        targetFormat: 'woff2',
        variationAxes: axes,
        noLayoutClosure: !isShaped,
      }),
    );
    files.set(file, data);
    rules.push(`@font-face {
  font-family: "${name}";
  src: url("./${file}");
  font-display: optional;
  ${descriptors(text, scale, scale)}
  unicode-range: ${range};
}`);
  }
  const [first] = files.values();
  if (!first || !(isLatin || isOther)) {
    const more = scriptOf(language) === 'Latn' ? '' : ` and those of the language ${language}`;
    throw new Error(`lacks the letters A to Z${more}`);
  }
  const limit = isOther ? MAX_BYTES.other : MAX_BYTES.latin;
  if (first.length > limit)
    throw new Error(`has ${first.length} bytes for the most common letters, more than ${limit}`);

  const letters = latin.flatMap((part) => part.letters);
  for (const kind of ['bold', 'italic'] as const) {
    const data = others[kind];
    if (!data) continue;
    const file = `${prefix}-${kind}.woff2`;
    files.set(file, await makeFace(data, kind, letters));
    rules.push(`@font-face {
  font-family: "${name}";
  src: url("./${file}");
  font-display: optional;
  ${descriptors(text, scale, scale)}
  ${FACES[kind].descriptor}
}`);
  }
  const real = SYSTEM_FONTS[typeface.generic].map(({ local: [system] }) => `"${system}"`);
  rules.push(`:root {
  --real: ${real.join(', ')}, ${typeface.generic};
  --x-height: ${Math.round(text.xHeight * scale * 1000) / 1000};
}`);
  files.set(
    'fonts.css',
    `${[...rules, ...fallbackRules(face, axes, scale, typeface, isLatin)].join('\n')}\n`,
  );
  return files;
}

/**
 * Creates the file of the bold or the italic face, at the size of running text.
 * @param letters the code points of the upright face
 * @throws the same error as `makeTypeface`
 */
async function makeFace(source: Buffer, kind: Kind, letters: readonly number[]): Promise<Buffer> {
  const face = await readFace(source);
  const { opsz } = face.getAxisInfos();
  const size = opsz && { opsz: Math.min(opsz.max, Math.max(opsz.min, DESIGNS.Text)) };
  const axes = { ...fixedAxes(face, FACES[kind].weight), ...size };
  const cache = await openCache('.cache/fonts');
  const inputs = Buffer.concat([source, Buffer.from(JSON.stringify([axes, letters]))]);
  const data = await cache.get(inputs, 'woff2', () =>
    subsetFont(source, String.fromCodePoint(...letters), {
      targetFormat: 'woff2',
      variationAxes: axes,
      noLayoutClosure: true,
    }),
  );
  if (data.length <= MAX_BYTES_LATER) return data;
  throw new Error(
    `has ${data.length} bytes for the letters of texts, more than ${MAX_BYTES_LATER}`,
  );
}

/** The number of missing letters between two ranges up to which one range is shorter than two. */
const GAP = 96;

/**
 * Joins ranges with few missing letters between them, because every page contains the ranges, which
 * are then shorter.
 */
const withoutGaps = (letters: readonly number[], known: ReadonlySet<number>) =>
  letters.flatMap((code, index) => {
    const missing = (letters[index + 1] ?? code + 1) - code - 1;
    const gap = Array.from({ length: missing < GAP ? missing : 0 }, (_, at) => code + 1 + at);
    return gap.some((other) => known.has(other)) ? [code] : [code, ...gap];
  });

/**
 * Returns the code points of the letters of a font.
 * @throws the same error as `makeTypeface`
 */
export const lettersIn = async (source: Buffer): Promise<ReadonlySet<number>> =>
  new Set((await readFace(source)).collectUnicodes());

/**
 * Reads a font in any format, such as WOFF2, so that it can be measured.
 * @throws an error that completes “a file that …”
 */
async function readFace(source: Buffer): Promise<Face> {
  try {
    return new FontFace(new FontBlob(await fontverter.convert(source, 'sfnt')));
  } catch {
    throw new Error('is not a font, or is damaged');
  }
}

/** Returns the `@font-face` rules of the fallback fonts, and rules like those of fonts.css. */
function fallbackRules(
  face: Face,
  axes: Axes,
  scale: number,
  { name, generic }: Typeface,
  isLatin: boolean,
) {
  // A font without an optical size axis has one design for all sizes.
  const isOptical = face.getAxisInfos().opsz !== undefined;
  const rules = new Set<string>();
  const families = Object.entries(DESIGNS).map(([design, size]) => {
    const metrics = metricsOf(face, axes, size, isLatin);
    const names: string[] = [];
    for (const { name: system, local, width } of SYSTEM_FONTS[generic]) {
      const family = `${isOptical ? design : 'Text'} ${system}`;
      names.push(`"${family}"`);
      rules.add(`@font-face {
  font-family: "${family}";
  src: ${local.map((font) => `local("${font}")`).join(', ')};
  ${descriptors(metrics, scale, (metrics.width * scale) / width)}
}`);
    }
    const list = [...names, generic].join(', ');
    return `--font-${design.toLowerCase()}: var(--typeface) ${list};`;
  });
  // These rules are outside all cascade layers, to override the engine's families in tokens.css.
  const typefaceRule = `--typeface: "${name}",;`;
  return [
    ...rules,
    `:root {\n  ${[typefaceRule, ...families].join('\n  ')}\n}`,
    ':root[data-plain] {\n  --typeface: ;\n}',
  ];
}

/** The values of the axes of a variable font. */
type Axes = Readonly<Record<string, number>>;

/** The metrics of a font that determine layout, as multiples of the font size. */
interface Metrics {
  /** The mean width of a character in an English text. */
  width: number;
  xHeight: number;
  ascent: number;
  descent: number;
}

const SAMPLE =
  'The long way home is the one that you remember: a steadier day begins with five quiet minutes, a chair by the window, and nothing to finish.';

/**
 * Measures a font, so that it and the system fonts can be scaled to equal lines.
 * @param size the font size in pixels, which selects a design if the font has optical sizes
 * @param isLatin whether the font has the letters of the text; otherwise its width is that of the
 *   engine's typeface
 */
function metricsOf(face: Face, axes: Axes, size: number, isLatin: boolean): Metrics {
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
  const { yBearing = 0 } = font.glyphExtents(font.glyph(0x78) ?? 0) ?? {};
  return {
    width: isLatin ? width / upem / SAMPLE.length : ENGINE_WIDTH,
    xHeight: yBearing / upem,
    ascent: ascender / upem,
    descent: -descender / upem,
  };
}

/** The `Metrics.width` of the engine's typeface, Newsreader, at the size of running text. */
const ENGINE_WIDTH = 0.4067;

/** A system font that pages use if a typeface has not loaded before the first paint. */
interface SystemFont {
  name: string;
  /** The names by which browsers find the font, or a free font with the same metrics. */
  local: readonly string[];
  /** Measured like `Metrics.width`, in a free font with the same metrics. */
  width: number;
}

const SYSTEM_FONTS: Readonly<Record<'serif' | 'sans-serif', readonly SystemFont[]>> = {
  serif: [
    { name: 'Georgia', local: ['Georgia', 'Gelasio'], width: 0.4425 },
    { name: 'Times', local: ['Times New Roman', 'Liberation Serif'], width: 0.4044 },
    // The fonts of Android are Noto Serif and Roboto.
    { name: 'Noto', local: ['Noto Serif', 'NotoSerif'], width: 0.4808 },
    // The fonts of many Linux systems, which do not have the fonts above.
    { name: 'DejaVu', local: ['DejaVu Serif'], width: 0.5135 },
  ],
  'sans-serif': [
    { name: 'Arial', local: ['Arial', 'Liberation Sans'], width: 0.4435 },
    { name: 'Roboto', local: ['Roboto', 'Roboto-Regular'], width: 0.4413 },
    { name: 'DejaVu', local: ['DejaVu Sans'], width: 0.5099 },
  ],
};

/**
 * The scale of a typeface at which a line has as many letters as in the engine's typeface. The
 * layout depends on that number, and so does the rule on the number of slots (src/ads/density.ts).
 */
const scaleOf = ({ width }: Metrics) => Math.max(0.8, ENGINE_WIDTH / width);

/**
 * Returns a share as a percentage, rounded to a tenth, which is at most 0.01 px of a letter of 20 px.
 */
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * Returns the `@font-face` descriptors that give a font the metrics of a typeface at a scale, so that
 * no line moves when the typeface replaces the font.
 * @param size the `size-adjust` of the font
 */
const descriptors = ({ ascent, descent }: Metrics, scale: number, size: number) =>
  `size-adjust: ${percent(size)};
  ascent-override: ${percent((ascent * scale) / size)};
  descent-override: ${percent((descent * scale) / size)};`;
