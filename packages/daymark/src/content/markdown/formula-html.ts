/*
 * The styles of formulas for pages, and their TeX for feeds and the search. Separate from `formulas.ts`,
 * which makes the formulas, so that pages do not contain a Markdown parser.
 */

/**
 * The styles that `temml` writes into attributes, which the policy of pages refuses. Each becomes a
 * class.
 */
const STYLES = [
  ...['0em', '0.1389em', '0.25em', '0.4em', '1em', '0pt', '5.9776pt'].flatMap((width) => [
    `padding-left:${width}`,
    `padding-right:${width}`,
  ]),
  ...['top', 'bottom', 'left', 'right'].flatMap((side) => [
    `border-${side}:0.06em solid`,
    `border-${side}:0.06em dashed`,
    `border-${side}:0.15em double`,
  ]),
  'border:1px solid',
  'border:0.0667em solid',
  'bottom:0',
  'display:block math',
  'display:flex',
  'font-weight:bold',
  'height:1em',
  'justify-content:center',
  'margin-left:-0.1667em',
  'math-depth:0',
  'math-depth:2',
  'padding:0',
  'padding:0.3em',
  'padding:3pt',
  'padding-bottom:0',
  'padding-top:0',
  'position:absolute',
  'position:relative',
  'right:0',
  'text-align:left',
  'transform:scaleX(-1)',
  'width:100%',
  'width:50%',
  'width:7.5%',
];
const classOf = (style: string) => `tex-${style.replace(/[^a-z0-9]+/gi, '-')}`;
/** The classes, by the declaration that each replaces. */
export const FORMULA_CLASSES: ReadonlyMap<string, string> = new Map(
  STYLES.map((style) => [style, classOf(style)]),
);

/** The rules of the classes by which `mathMl` replaces styles. */
export const formulaStyles = `@layer components{${STYLES.map(
  (style) => `.${classOf(style)}{${style}}`,
).join('')}}`;

/** Replaces the formulas in HTML by their TeX, because feed readers and excerpts do not show MathML. */
export const withTex = (html: string): string =>
  html.replace(/<math alttext="([^"]*)"(?:(?!<math ).)*?<\/math>/gs, '<code>$1</code>');
