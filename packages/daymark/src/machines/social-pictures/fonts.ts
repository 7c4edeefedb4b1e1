import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import arabic from '@fontsource/noto-naskh-arabic/unicode.json';
import hebrew from '@fontsource/noto-serif-hebrew/unicode.json';
import { engineFile } from '../../settings/engine-files.ts';
import { site } from '../../settings/index.ts';
import { facesOf, typefaceFiles } from '../../ui/look/files.ts';
import { codePointsOf } from '../../ui/look/unicode-range.ts';

/** Reads a font file of the social images. `range` is the font's `unicode-range`. */
const font = (name: string, file: string, range: string) => ({
  name,
  data: readFileSync(file),
  unicodeRange: codePointsOf(range),
});

/** Reads the files of a typeface, each with the same `unicode-range` as in the style sheet. */
const typeface = (styles: string) =>
  facesOf(readFileSync(styles, 'utf8')).map(({ family, file, unicodeRange }) =>
    font(family, join(dirname(styles), file), unicodeRange),
  );

const ownFonts = site.theme.typeface ? typeface(typefaceFiles(site.theme).styles) : [];

/**
 * The fonts of the social images. System fonts are not used, because images would then differ
 * between machines. The engine's typeface provides the letters that the owner's typeface lacks.
 */
export const cardFonts = [
  ...ownFonts,
  ...typeface(typefaceFiles({}).styles),
  font(
    'Noto Naskh Arabic',
    engineFile('@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2'),
    arabic.arabic,
  ),
  font(
    'Noto Serif Hebrew',
    engineFile('@fontsource/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-400-normal.woff2'),
    hebrew.hebrew,
  ),
];

/** The CSS that sets the owner's typeface in the images; empty if the owner has none. */
export const cardFontStyle =
  ownFonts.length === 0
    ? ''
    : `.card{font-family:${[...new Set(cardFonts.map(({ name }) => `"${name}"`))].join()},serif}`;
