import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import { type Face, Blob as FontBlob, Face as FontFace } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { openCache } from '../../basics/store.ts';
import { facesOf, fileNameOf, type Theme, typefaceFiles } from './files.ts';
import { type Axes, descriptors, metricsOf, SYSTEM_FONTS, scaleOf } from './metrics.ts';
import { eachOf, unicodeRangeOf } from './unicode-range.ts';

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
