import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Settings } from '../../settings/site.ts';

/* The folder of what the build makes from the owner's look, and the logo in the folder. */

export type Theme = Settings['theme'];

/** The settings that determine the logo. */
export type Named = Pick<Settings, 'identity' | 'theme'>;

/** The folder of the generated files, relative to the site's folder. */
export const LOOK = '.cache/look';

/** The height of the logo in the header, in CSS pixels. */
export const LOGO_HEIGHT = 24;

/** A logo: the SVG markup, and the width at a height of `LOGO_HEIGHT`. */
export interface Logo {
  svg: string;
  width: number;
}

/** Returns the first letter or digit of a name as a capital letter; empty if the name has none. */
export const initialOf = ({ name, language }: Settings['identity']): string =>
  /[\p{L}\p{N}]/u.exec(name.normalize())?.[0].toLocaleUpperCase(language) ?? '';

/** Returns the name of the file of the logo in `LOOK`, which differs between languages of a site. */
export const logoFile = ({ identity, theme: { logo, mark } }: Named): string =>
  logo ? 'logo.svg' : `${mark}-${initialOf(identity).codePointAt(0) ?? 0}.svg`;

/** Returns the logo of a site, or its mark; undefined if that is the lighthouse. */
export function ownLogo(settings: Named): Logo | undefined {
  const { logo, mark } = settings.theme;
  if (!logo && mark === 'lighthouse') return undefined;
  const svg = readFileSync(resolve(LOOK, logoFile(settings)), 'utf8');
  return { svg, width: Number(/ width="([\d.]+)"/.exec(svg)?.[1]) };
}

/** The path of the favicon that the build makes. */
const MADE_FAVICON = '/icon.svg';

/**
 * Returns the path of the favicon: the owner's file in `public/`, or a file that the build makes from
 * the owner's logo or, if there is none, from the mark.
 */
export const faviconOf = ({ logo }: Pick<Theme, 'logo'>) =>
  logo || !existsSync('public/favicon.svg') ? MADE_FAVICON : '/favicon.svg';

/** Returns whether the build makes the favicon. */
export const makesFavicon = (theme: Pick<Theme, 'logo'>) => faviconOf(theme) === MADE_FAVICON;
