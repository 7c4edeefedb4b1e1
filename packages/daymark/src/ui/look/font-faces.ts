import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { engineFile } from '../../settings/engine-files.ts';
import { LOOK, type Theme } from './files.ts';

/* The font faces of a site: where they are, and which letters each of their files has. */

/**
 * The letters that texts in these languages often have and English texts do not have, and the first file
 * of Newsreader with these letters. The file was made as decision 19 says, and has at most 40,000 bytes.
 */
const FIRST_FILES = [
  {
    name: 'newsreader-north',
    languages: ['da', 'de', 'fi', 'nb', 'nl', 'nn', 'no', 'sv'],
    letters: '§ÄÅÆËÏÓÖØÜæ„‚',
  },
  { name: 'newsreader-south', languages: ['fr', 'it'], letters: 'ÀÂÇÈÊËÌÎÏÒÔÙÛÜìòùûŒœ' },
  { name: 'newsreader-west', languages: ['ca', 'es', 'gl', 'pt'], letters: 'ÀÁÂÃÇÊÍÑÓÔÕÚªº¡¿õ' },
];

/**
 * The languages with letters in most lines that the first file lacks, such as ł, ğ and ý. Their pages preload
 * all files of upright letters, because a fallback font would show these letters within the words of
 * Newsreader.
 */
const MANY_FILES = 'bs cs cy eo hr hu ku lt lv mi mt pl se sk sl sr tk tr'.split(' ');

const firstFileFor = (language: string) =>
  FIRST_FILES.find(({ languages }) => languages.includes(new Intl.Locale(language).language));

/** A face that has a file of its own. The upright face with the weight 400 is in the main file. */
export type Kind = 'bold' | 'italic';

/**
 * Returns the paths of the style sheet with the font faces, of the font file with the most common
 * letters, which pages preload, of the files with the other letters of some languages, which an owner's
 * typeface may lack, and of the bold and the italic face, if the typeface has them.
 * @param language the language of the pages; that of the engine's own style sheet without one
 */
export function typefaceFiles(
  { typeface, headlineFont }: Pick<Theme, 'typeface'> & Partial<Pick<Theme, 'headlineFont'>>,
  language = 'en',
) {
  const first = typeface ? undefined : firstFileFor(language);
  const hasMany = MANY_FILES.includes(new Intl.Locale(language).language);
  const main = typeface
    ? resolve(LOOK, `${fileNameOf(typeface.name)}.woff2`)
    : engineFile('./src/ui/styles/fonts/newsreader.woff2');
  const rarer = (name: string) => (hasMany ? main.replace('.woff2', `-${name}.woff2`) : undefined);
  const faceOf = (kind: Kind) => {
    if (!typeface) return engineFile(`./src/ui/styles/fonts/newsreader-${kind}.woff2`);
    return typeface[kind] && resolve(LOOK, `${fileNameOf(typeface.name)}-${kind}.woff2`);
  };
  return {
    styles:
      typeface || first || headlineFont === 'sans-serif'
        ? resolve(LOOK, 'fonts.css')
        : engineFile('./src/ui/styles/fonts.css'),
    preloaded: first ? engineFile(`./src/ui/styles/fonts/${first.name}.woff2`) : main,
    more: rarer('more'),
    extended: rarer('extended'),
    bold: faceOf('bold'),
    italic: faceOf('italic'),
  };
}

/** Matches a face that replaces the typeface in headlines while it loads. */
// backtracks: the style sheet is the engine's
const FOR_HEADLINES = /@font-face \{\s*font-family: "Display [^}]*\}\s*/g;

/**
 * Returns the engine's style sheet with the first file that has the letters of a language, and without
 * faces for headlines that are not in the typeface; undefined if that is the style sheet itself.
 * @param folder the folder of the style sheet
 */
export function stylesFor(
  language: string,
  folder: string,
  headlineFont?: Theme['headlineFont'],
): string | undefined {
  const first = firstFileFor(language);
  const isSans = headlineFont === 'sans-serif';
  if (!first && !isSans) return undefined;
  const { styles } = typefaceFiles({});
  const fonts = relative(resolve(folder), resolve(dirname(styles), 'fonts')).replaceAll(sep, '/');
  const css = readFileSync(styles, 'utf8')
    .replaceAll('url("./fonts', `url("${fonts}`)
    .replace(isSans ? FOR_HEADLINES : '', '');
  if (!first) return css;
  const added = [...first.letters].map((letter) => letter.codePointAt(0) ?? 0);
  const range = facesOf(css)[0]?.unicodeRange ?? '';
  const letters = [...eachOf(range), ...added].sort((one, other) => one - other);
  return css
    .replace(range, unicodeRangeOf(letters))
    .replace('/newsreader.woff2', `/${first.name}.woff2`);
}

/** Returns the prefix of the names of a typeface's files, such as "fig-tree" for "Fig Tree". */
export const fileNameOf = (family: string) => family.toLowerCase().replaceAll(' ', '-');

// backtracks: the styles are of a package with a font
const FACE = /font-family: "([^"]+)";\s*src: url\("([^"]+)"\)[^}]*?unicode-range:\s*([^;]+);/g;

/**
 * Returns the font faces of a range of letters in a style sheet. If two faces have a letter, browsers use
 * the later face in the style sheet, so the result begins with the last face. File paths are relative to
 * the style sheet.
 */
export const facesOf = (styles: string) =>
  [...styles.matchAll(FACE)]
    .map(([, family = '', file = '', unicodeRange = '']) => ({ family, file, unicodeRange }))
    .toReversed();

/** A range of code points, first and last included. */
type CodePoints = [first: number, last: number];

/**
 * Parses the value of a `unicode-range`, without wildcards.
 * @throws an error that names the invalid part
 */
export function codePointsOf(unicodeRange: string): CodePoints[] {
  return unicodeRange.split(',').map((part) => {
    const [, first, last = first] = part.match(/^\s*U\+([\dA-F]+)(?:-([\dA-F]+))?\s*$/i) ?? [];
    if (!first || !last)
      throw new Error(`unicode-range: expected a range such as "U+20-7E"; found "${part.trim()}"`);
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Returns the code points of a `unicode-range` one by one. */
export const eachOf = (unicodeRange: string): number[] =>
  codePointsOf(unicodeRange).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );

/** Returns the `unicode-range` of code points in ascending order. */
export function unicodeRangeOf(codePoints: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codePoints) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ');
}
