import { resolve } from 'node:path';
import { engineFile } from '../../settings/engine-files.ts';
import { LOOK, type Theme } from './files.ts';

/* The font faces of a site: where they are, and which letters each of their files has. */

/**
 * Returns the paths of the style sheet with the font faces and of the font file with the most
 * common letters, which pages preload.
 */
export const typefaceFiles = ({ typeface }: Pick<Theme, 'typeface'>) =>
  typeface
    ? {
        styles: resolve(LOOK, 'fonts.css'),
        preloaded: resolve(LOOK, `${fileNameOf(typeface.name)}.woff2`),
      }
    : {
        styles: engineFile('./src/ui/styles/fonts.css'),
        preloaded: engineFile('./src/ui/styles/fonts/newsreader.woff2'),
      };

/** Returns the prefix of the names of a typeface's files, such as "fig-tree" for "Fig Tree". */
export const fileNameOf = (family: string) => family.toLowerCase().replaceAll(' ', '-');

const FACE = /font-family: "([^"]+)";\s*src: url\("([^"]+)"\)[^}]*?unicode-range:\s*([^;]+);/g;

/** Returns the font faces in a style sheet. File paths are relative to the style sheet. */
export const facesOf = (styles: string) =>
  [...styles.matchAll(FACE)].map(([, family = '', file = '', unicodeRange = '']) => ({
    family,
    file,
    unicodeRange,
  }));

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
