import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { engineFile } from '../../settings/engine-files.ts';
import type { Site } from '../../settings/site.ts';

/* The files that the build creates from the owner's logo and typeface. */

export type Theme = Site['theme'];

/** The folder of the generated files, relative to the site's folder. */
export const LOOK = '.cache/look';

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

/** The height of the logo in the header, in CSS pixels. */
export const LOGO_HEIGHT = 24;

/** The owner's logo: the SVG markup, and the width at a height of `LOGO_HEIGHT`. */
export interface Logo {
  svg: string;
  width: number;
}

/** Returns the owner's logo; undefined if the site uses the engine's logo. */
export function ownLogo({ logo }: Pick<Theme, 'logo'>): Logo | undefined {
  if (!logo) return undefined;
  const svg = readFileSync(resolve(LOOK, 'logo.svg'), 'utf8');
  return { svg, width: Number(/ width="([\d.]+)"/.exec(svg)?.[1]) };
}

/** The path of the favicon that the build makes. */
const MADE_FAVICON = '/icon.svg';

/**
 * Returns the path of the favicon: the owner's file in `public/`, or the one that the build makes
 * from the owner's logo or, without either, from the engine's.
 */
export const faviconOf = ({ logo }: Pick<Theme, 'logo'>) =>
  logo || !existsSync('public/favicon.svg') ? MADE_FAVICON : '/favicon.svg';

/** Returns whether the build makes the favicon. */
export const makesFavicon = (theme: Pick<Theme, 'logo'>) => faviconOf(theme) === MADE_FAVICON;

const FACE = /font-family: "([^"]+)";\s*src: url\("([^"]+)"\)[^}]*?unicode-range:\s*([^;]+);/g;

/** Returns the font faces in a style sheet. File paths are relative to the style sheet. */
export const facesOf = (styles: string) =>
  [...styles.matchAll(FACE)].map(([, family = '', file = '', unicodeRange = '']) => ({
    family,
    file,
    unicodeRange,
  }));
