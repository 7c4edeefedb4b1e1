import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Settings } from '../../settings/site.ts';

/* The folder of what the build makes from the owner's logo and typeface, and the logo in the folder. */

export type Theme = Settings['theme'];

/** The folder of the generated files, relative to the site's folder. */
export const LOOK = '.cache/look';

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
 * Returns the path of the favicon: the owner's file in `public/`, or a file that the build makes from
 * the owner's logo or, if there is none, from the engine's logo.
 */
export const faviconOf = ({ logo }: Pick<Theme, 'logo'>) =>
  logo || !existsSync('public/favicon.svg') ? MADE_FAVICON : '/favicon.svg';

/** Returns whether the build makes the favicon. */
export const makesFavicon = (theme: Pick<Theme, 'logo'>) => faviconOf(theme) === MADE_FAVICON;
