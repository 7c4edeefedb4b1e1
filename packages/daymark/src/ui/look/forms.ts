import { resolve } from 'node:path';
import { engineFile } from '../../settings/engine-files.ts';
import { WIDE_LAYOUT } from '../styles/at-rules.ts';
import { engineTokens } from '../styles/colours.ts';
import { withPaper } from '../styles/papers.ts';
import { LOOK, type Theme } from './files.ts';

/*
 * The paper and the forms of a site. Chosen values replace the values in tokens.css, so that pages
 * get no larger. A form that tokens cannot express adds rules, only on the sites that choose it.
 */

/** The radius of corners, in rem. */
const RADII = { square: 0, soft: 0.25, round: 0.75 } as const;

/** The share of the largest headlines that is left. */
const SIZES = { small: 0.66, medium: 0.82, large: 1 } as const;

/** Bold letters without serifs are wider than those of the engine's typeface. */
const SANS_SIZE = 0.75;

/** Titles in such letters are no larger than the headings of their sections. */
const SANS_TITLES = 0.82;

/** The share of the largest headlines that a site has. */
const sizeOf = ({ headlines, headlineFont }: HeadlineTheme): number =>
  Math.round(SIZES[headlines] * (headlineFont === 'sans-serif' ? SANS_SIZE : 1) * 1000) / 1000;

type HeadlineTheme = Pick<Theme, 'headlines' | 'headlineFont'>;

/** Returns CSS with its lengths multiplied. A factor of 1 changes nothing. */
const scaled = (css: string, factor: number) =>
  // backtracks: the style sheets are the engine's
  css.replace(/([\d.]+)(?=rem|vw)/g, (_, length: string) =>
    String(Math.round(Number(length) * factor * 1000) / 1000),
  );

/** Returns the sizes of headlines in a style sheet, multiplied as the settings say. */
export const withHeadlines = (css: string, theme: HeadlineTheme): string => {
  const factor = sizeOf(theme);
  if (factor === 1) return css;
  const titles = theme.headlineFont === 'sans-serif' ? SANS_TITLES : 1;
  return css
    .replace(/(?<=--text-title: ?)[^;]+/g, (size) => scaled(size, titles))
    .replace(/(?<=--text-(?:hero|page|section): ?)[^;]+/g, (size) => scaled(size, factor))
    .replace(/(?<=--text-hero--line-height: )0\.99/, '1.06');
};

/** The letters of headlines that have no typeface, which an owner's typeface does not replace. */
const SANS = 'system-ui,sans-serif';

/** Returns the design tokens of a site; undefined if they are the engine's. */
export function tokensOf(theme: Theme): string | undefined {
  const tokens = withHeadlines(withPaper(engineTokens, theme.paper), theme)
    .replace(/(?<=--radius-small: )[\d.]+rem/, `${RADII[theme.corners]}rem`)
    .replace(/(?<=--font-display:)[^;]+/, (fonts) =>
      theme.headlineFont === 'sans-serif' ? ` ${SANS}` : fonts,
    );
  return tokens === engineTokens ? undefined : tokens;
}

/** Returns the path of the style sheet with the design tokens of a site. */
export const tokensFile = (theme: Theme): string =>
  tokensOf(theme) ? resolve(LOOK, 'tokens.css') : engineFile('./src/ui/styles/tokens.css');

/** Round buttons are as round as they are high. */
const ROUND = '.button{border-radius:2em}';

/**
 * The name above the middle of the navigation. The columns beside the name have room for three buttons,
 * the last of which is at the end of the content.
 */
const CENTRED = `@media${WIDE_LAYOUT}{:root{--bar:calc(62px + 2.3rem)}.site-header-row{grid-template-columns:minmax(132px,1fr) minmax(0,max-content) minmax(132px,1fr);align-content:center}.site-name{grid-column:2;font-size:min(2rem,12vw - 21px)}.bar-links{grid-area:2/1/auto/-1}.bar-links ul{justify-content:center}.bar-links+div{grid-area:1/3;justify-self:end;margin-inline-end:-13px}}`;

/** A script may set headlines in the typeface, in their `style`: see `setHeadlines`. */
const SANS_HEADLINES = `.display,h1,h2,h3{font-family:${SANS}!important;font-weight:700}`;

/** Returns the rules of the forms that the settings choose; empty for the engine's forms. */
export const formStyles = (theme: Theme): string =>
  (sizeOf(theme) === 1 ? '' : `:root{--headlines:${sizeOf(theme)}}`) +
  (theme.headlineFont === 'sans-serif' ? SANS_HEADLINES : '') +
  (theme.corners === 'round' ? ROUND : '') +
  (theme.header === 'centred' ? CENTRED : '');
