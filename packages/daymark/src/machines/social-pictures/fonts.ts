import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import arabic from '@fontsource/noto-naskh-arabic/unicode.json';
import hebrew from '@fontsource/noto-serif-hebrew/unicode.json';
import { engineFile } from '../../settings/engine-files.ts';
import { settings } from '../../settings/index.ts';
import { codePointsOf, facesOf, typefaceFiles } from '../../ui/look/font-faces.ts';
import { installedFont, optionalFontsOf } from '../../ui/look/optional-fonts.ts';

/* The fonts of the social images, and the texts that these fonts can show. */

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

const ownFonts = settings.theme.typeface ? typeface(typefaceFiles(settings.theme).styles) : [];

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

// backtracks: the text is a title
const EMOJI = /\p{RGI_Emoji}|\p{Extended_Pictographic}\uFE0F?/gv;
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]$/u;
const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

type Ranges = (typeof cardFonts)[number]['unicodeRange'];

const ranges: Ranges = cardFonts.flatMap(({ unicodeRange }) => unicodeRange);

/** Whether the fonts with these ranges have a glyph for every visible character. */
const areIn = (text: string, those: Ranges): boolean =>
  [...text].every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return UNSEEN.test(character) || those.some(([first, last]) => first <= code && code <= last);
  });

/** Returns the files of the installed fonts that have letters of a text which `cardFonts` lack. */
export function moreFontsFor(text: string) {
  const lacking = [...text].filter((character) => !areIn(character, ranges));
  return optionalFontsOf(text, settings.identity.language)
    .flatMap((font) => installedFont(font)?.slices ?? [])
    .filter(({ unicodeRange }) => lacking.some((character) => areIn(character, unicodeRange)));
}

/** Returns the CSS that uses these fonts for letters that `cardFonts` lack; empty without fonts. */
export const moreFontStyle = (fonts: readonly { readonly name: string }[]) => {
  const names = [...cardFonts, ...fonts].map(({ name }) => `"${name}"`);
  return fonts.length === 0
    ? ''
    : `.card,.title{font-family:${[...new Set(names)].join()},serif}.title{line-height:1.3;letter-spacing:0}`;
};

/** Substitutes for quotation marks, which look similar. */
const QUOTES: Readonly<Record<string, string>> = {
  '„': '“',
  '‟': '“',
  '‚': '‘',
  '‛': '’',
  '″': '"',
};

/**
 * Returns the substitute for a character without a glyph: its compatible form, such as "1" for "①", a
 * similar sign, or an empty string for another symbol. A letter without a glyph stays, because
 * letters have no substitutes.
 */
function substituteFor(character: string, canBeSet: (text: string) => boolean): string {
  const same = character.normalize('NFKC');
  if (canBeSet(same)) return same;
  if (/\p{Pd}/u.test(character)) return /[\u2015\u2E3A\u2E3B]/.test(character) ? '—' : '-';
  return QUOTES[character] ?? (/[\p{P}\p{S}]/u.test(character) ? '' : character);
}

/**
 * Returns a text without emoji, which would need a font of many megabytes, and with substitutes for
 * other signs that the fonts lack.
 * @returns undefined if the fonts lack a letter, because an image without text is better than an
 *   image with boxes instead of letters
 */
export function wordsOf(text: string): string | undefined {
  const all = [...ranges, ...moreFontsFor(text).flatMap(({ unicodeRange }) => unicodeRange)];
  const canBeSet = (part: string) => areIn(part, all);
  const words = text
    .normalize()
    // The Arabic font has these hyphens, but they do not suit the letters around them.
    .replace(/[\u2010\u2011]/g, '-')
    .replace(EMOJI, (emoji) => (canBeSet(emoji) ? emoji : ''))
    .replace(/[^\s]/gu, (character) =>
      canBeSet(character) ? character : substituteFor(character, canBeSet),
    )
    .replace(/\s+/g, ' ')
    .trim();
  return words !== '' && canBeSet(words) ? words : undefined;
}

/** Returns the direction of a text, which is the direction of its first letter. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(text.match(/\p{L}/u)?.[0] ?? '') ? 'rtl' : 'ltr';
