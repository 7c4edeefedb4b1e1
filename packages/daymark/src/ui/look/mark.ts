import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import { Font, Blob as FontBlob, Face as FontFace, Variation } from 'harfbuzzjs';
import { engineFile } from '../../settings/engine-files.ts';
import type { Settings } from '../../settings/site.ts';
import { initialOf, type Named } from './files.ts';
import { cleanLogo } from './logo.ts';
import { installedFont, optionalFontsOf } from './optional-fonts.ts';

/*
 * The mark of a site without a logo: the initial of its name, cut out of a shape. With a mask, because the
 * outlines of a letter may overlap.
 */

/** The width and height of the drawing. */
const SIDE = 120;

/** A shape, and the place of the initial in it: the height of its middle, and its largest side. */
interface Shape {
  readonly d: string;
  readonly middle?: number;
  readonly size: number;
}

const SHAPES: Readonly<Record<Exclude<Settings['theme']['mark'], 'lighthouse'>, Shape>> = {
  circle: { d: 'M60 0a60 60 0 0 1 0 120a60 60 0 0 1 0-120z', size: 68 },
  tile: {
    d: 'M24 4h72q20 0 20 20v72q0 20-20 20h-72q-20 0-20-20v-72q0-20 20-20z',
    size: 74,
  },
  arch: { d: 'M12 120v-72a48 48 0 0 1 96 0v72z', middle: 66, size: 64 },
  diamond: { d: 'M60 0l60 60-60 60-60-60z', size: 52 },
  hexagon: { d: 'M60 0l53 30v60l-53 30-53-30v-60z', size: 64 },
  leaf: { d: 'M2 2h58a58 58 0 0 1 58 58v58h-58a58 58 0 0 1-58-58z', size: 66 },
  drop: { d: 'M60 0q48 38 48 72a48 48 0 0 1-96 0q0-34 48-72z', middle: 70, size: 56 },
  shield: { d: 'M8 6q26 3 52-6q26 9 52 6v54q0 42-52 60q-52-18-52-60z', middle: 54, size: 62 },
  seal: {
    d: 'M106 41a20.5 20.5 0 0 1 0 38a20.5 20.5 0 0 1-27 27a20.5 20.5 0 0 1-38 0a20.5 20.5 0 0 1-27-27a20.5 20.5 0 0 1 0-38a20.5 20.5 0 0 1 27-27a20.5 20.5 0 0 1 38 0a20.5 20.5 0 0 1 27 27z',
    size: 60,
  },
};

/** The engine's fonts that may have an initial, the best first. */
const FONTS = [
  './src/ui/styles/fonts/newsreader-bold.woff2',
  './src/ui/styles/fonts/newsreader-more.woff2',
  './src/ui/styles/fonts/newsreader-extended.woff2',
  '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2',
  '@fontsource/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-400-normal.woff2',
];

/**
 * Draws the mark of a site, in the colour of the text beside it.
 * @returns an SVG in the form of a cleaned logo; the shape alone if no font has the initial
 */
export async function makeMark({ identity, theme }: Named): Promise<string> {
  const { mark, typeface } = theme;
  const { d, middle = SIDE / 2, size } = SHAPES[mark === 'lighthouse' ? 'circle' : mark];
  const initial = initialOf(identity);
  const own = [typeface?.bold, typeface?.file].filter((file) => file !== undefined);
  const installed = optionalFontsOf(initial, identity.language).flatMap(
    (font) => installedFont(font)?.slices.map(({ file }) => file) ?? [],
  );
  let letter = '';
  for (const file of [...own, ...FONTS.map(engineFile), ...installed])
    letter ||= await letterIn(file, initial, middle, size);
  return cleanLogo(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><mask id="m"><path fill="#fff" d="${d}"/><path d="${letter}"/></mask><path fill="currentColor" mask="url(#m)" d="M0 0h${SIDE}v${SIDE}H0z"/></svg>`,
  );
}

/**
 * Returns the outline of an initial in a font; empty if the font cannot be used or lacks the
 * initial.
 */
async function letterIn(file: string, initial: string, middle: number, size: number) {
  const data = await readFile(file).catch(() => undefined);
  if (!data || initial === '') return '';
  const font = await openFont(data);
  const glyph = font?.glyph(initial.codePointAt(0) ?? 0);
  const box = glyph && font?.glyphExtents(glyph);
  if (!(font && glyph && box)) return '';
  const { xBearing, yBearing, width, height } = box;
  const scale = Math.min(size / -height, (size * 1.15) / width);
  const x = (value: number) => Math.round(SIDE / 2 + (value - xBearing - width / 2) * scale);
  const y = (value: number) => Math.round(middle - (value - yBearing - height / 2) * scale);
  return font
    .glyphToPath(glyph)
    .replace(
      // backtracks: the text is the outline of one letter
      /(-?[\d.]+),(-?[\d.]+) ?/g,
      (_, across: string, up: string) => `${x(Number(across))} ${y(Number(up))} `,
    )
    .replace(/ (?=[A-Z])/g, '');
}

/** Opens a font, in bold letters if the font is variable; undefined for a damaged file. */
async function openFont(data: Buffer): Promise<Font | undefined> {
  try {
    const font = new Font(new FontFace(new FontBlob(await fontverter.convert(data, 'sfnt'))));
    font.setVariations([new Variation('wght', 600)]);
    return font;
  } catch {
    return undefined;
  }
}
