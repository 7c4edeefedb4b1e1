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
import { eachOf, facesOf, fileNameOf, typefaceFiles, unicodeRangeOf } from './font-faces.ts';

type Typeface = Pick<NonNullable<Theme['typeface']>, 'name' | 'generic'>;

/** The size limit of the file with the most common letters, in bytes. */
const MAX_BYTES = 40_000;
/** The font sizes of running text and headlines, in pixels. */
const DESIGNS = { Text: 19, Display: 80 } as const;

/** Returns the values to which the build fixes all font axes except the optical size. */
function fixedAxes(face: Face): Axes {
  const axes = Object.values(face.getAxisInfos()).filter(({ tag }) => tag !== 'opsz');
  return Object.fromEntries(
    axes.map(({ tag, min, max, default: usual }) => [
      tag,
      tag === 'wght' ? Math.min(max, Math.max(min, 400)) : usual,
    ]),
  );
}

/**
 * Creates the files of the owner's typeface: a style sheet like src/ui/styles/fonts.css, and a font
 * file for each range of letters in that style sheet.
 * @returns the content of each file by name
 * @throws an error whose message completes "a file that …", such as "lacks the letters A to Z"
 */
export async function makeTypeface(source: Buffer, typeface: Typeface) {
  const { name } = typeface;
  const face = await readFace(source);
  const axes = fixedAxes(face);
  const supported = new Set(face.collectUnicodes());
  const text = metricsOf(face, axes, DESIGNS.Text);
  const scale = scaleOf(text);
  const cache = await openCache('.cache/fonts');
  await cache.removeOld();

  const engineStyles = await readFile(typefaceFiles({}).styles, 'utf8');
  const files = new Map<string, Buffer | string>();
  const rules: string[] = [];
  for (const { file, unicodeRange } of facesOf(engineStyles)) {
    const letters = eachOf(unicodeRange).filter((code) => supported.has(code));
    if (letters.length === 0) continue;
    const range = unicodeRangeOf(letters);
    const inputs = Buffer.concat([source, Buffer.from(JSON.stringify([axes, range]))]);
    const data = await cache.get(inputs, 'woff2', () =>
      subsetFont(source, String.fromCodePoint(...letters), {
        targetFormat: 'woff2',
        variationAxes: axes,
        noLayoutClosure: true,
      }),
    );
    const own = file.replace(/^.*newsreader/, fileNameOf(name));
    files.set(own, data);
    rules.push(`@font-face {
  font-family: "${name}";
  src: url("./${own}") format("woff2");
  font-display: optional;
  ${descriptors(text, scale, scale)}
  unicode-range: ${range};
}`);
  }
  const [main] = files.values();
  const isLatin = ['A', 'z'].every((letter) => supported.has(letter.codePointAt(0) ?? 0));
  if (!main || !isLatin) throw new Error('lacks the letters A to Z');
  if (main.length > MAX_BYTES)
    throw new Error(`has ${main.length} bytes for the most common letters, more than ${MAX_BYTES}`);

  files.set(
    'fonts.css',
    `${[...rules, ...fallbackRules(face, axes, scale, typeface)].join('\n')}\n`,
  );
  return files;
}

async function readFace(source: Buffer): Promise<Face> {
  try {
    return new FontFace(new FontBlob(await fontverter.convert(source, 'sfnt')));
  } catch {
    throw new Error('is not a font, or is damaged');
  }
}

/** Returns the `@font-face` rules of the fallback fonts, and rules like those of fonts.css. */
function fallbackRules(face: Face, axes: Axes, scale: number, { name, generic }: Typeface) {
  // A font without an optical size axis has one design for all sizes.
  const isOptical = face.getAxisInfos().opsz !== undefined;
  const rules = new Set<string>();
  const families = Object.entries(DESIGNS).map(([design, size]) => {
    const metrics = metricsOf(face, axes, size);
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
  ascent: number;
  descent: number;
}

const SAMPLE =
  'The long way home is the one that you remember: a steadier day begins with five quiet minutes, a chair by the window, and nothing to finish.';

/**
 * Measures a font.
 * @param size the font size in pixels, which selects a design if the font has optical sizes
 */
function metricsOf(face: Face, axes: Axes, size: number): Metrics {
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

const SYSTEM_FONTS: Readonly<Record<'serif' | 'sans-serif', readonly SystemFont[]>> = {
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
const scaleOf = ({ width }: Metrics) => Math.max(0.8, ENGINE_WIDTH / width);

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * Returns the `@font-face` descriptors that give a font the metrics of a typeface at a scale.
 * @param size the `size-adjust` of the font
 */
const descriptors = ({ ascent, descent }: Metrics, scale: number, size: number) =>
  `size-adjust: ${percent(size)};
  ascent-override: ${percent((ascent * scale) / size)};
  descent-override: ${percent((descent * scale) / size)};
  line-gap-override: 0%;`;
