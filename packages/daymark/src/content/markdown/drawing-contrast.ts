import { _collections, optimize, type XastParent, type XastRoot } from 'svgo';
import { contrast, hexToken, mix } from '../../ui/styles/colours.ts';
import { cleanDrawing, isSmall } from './drawings.ts';

/** The contrast that WCAG 2.2 AA requires of text (1.4.3) and of other parts of pictures (1.4.11). */
const required = (name: string) => (name === 'text' ? 4.5 : 3);

/** The elements whose contrast is measured. The parts of a text have its colour in most drawings. */
const PART = /^(?:circle|ellipse|line|path|polygon|polyline|rect|text)$/;
/** Elements whose content is not drawn in its place. */
const ELSEWHERE = /^(?:clipPath|defs|marker|mask|pattern|symbol)$/;
/** The attributes of a drawing that follows the colour scheme, as in drawings.css. */
const FOLLOWS = /(?:fill|stroke)="currentColor"|class="[^"]*\b(?:accent|field|soft)\b/;

/** The colours behind a drawing, of its text, and of its classes in a colour scheme. */
interface Palette {
  readonly scheme: string;
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly soft: string;
}

const [day, night] = (['day', 'night'] as const).map((hour): Palette => {
  const [paper = '', ink = '', accent = '', soft = ''] = ['paper', 'ink', 'accent', 'soft'].map(
    (name) => hexToken(`--color-${name}`, hour),
  );
  return { scheme: hour === 'day' ? 'light' : 'dark', paper, ink, accent, soft };
}) as [Palette, Palette];

/** The attributes of a part, including inherited attributes. */
type Style = Readonly<Record<string, string>>;
/** A part of a drawing that has a colour. */
interface Part {
  readonly name: string;
  readonly style: Style;
}

/**
 * Describes the first part of a drawing whose fill and outline both have too little contrast to the
 * page; undefined if there is none. Some parts are not examined: parts with a gradient, parts that may
 * be in front of a visible area, and parts with `aria-hidden="true"`, which are decoration.
 * @param hasGround whether a drawing that does not follow the scheme has a light background in the
 * dark scheme
 */
export function faintPart(data: Buffer, hasGround = true): string | undefined {
  if (!isSmall(data)) return undefined;
  const svg = cleanDrawing(data.toString(), { alt: 'A drawing', src: '', prefix: '' });
  const dark = FOLLOWS.test(svg) || !hasGround ? night : { ...night, paper: night.ink };
  let parts: Part[] = [];
  const collect = (root: XastRoot) => {
    parts = partsOf(root, {});
    return {};
  };
  optimize(svg, { plugins: [{ name: 'collect', fn: collect }] });
  for (const part of parts) {
    for (const palette of [day, dark]) {
      const ratios = (['fill', 'stroke'] as const).map((kind) => ratioOf(part, kind, palette));
      const ratio = Math.max(...ratios);
      if (ratio > 0 && ratio < required(part.name))
        return `${nameOf(part)} with a contrast of ${ratio.toFixed(2)} in the ${palette.scheme} scheme`;
    }
    if (part.name !== 'text' && ratioOf(part, 'fill', day) >= required(part.name)) return undefined;
  }
  return undefined;
}

/** Returns the visible parts of a drawing, each with its own and inherited attributes. */
function partsOf(parent: XastParent, outer: Style): Part[] {
  return parent.children.flatMap((child): Part[] => {
    if (child.type !== 'element' || ELSEWHERE.test(child.name)) return [];
    if (child.attributes['aria-hidden'] === 'true') return [];
    const style = { ...outer, ...child.attributes };
    style.opacity = String(Number(outer.opacity ?? 1) * Number(child.attributes.opacity ?? 1));
    return PART.test(child.name) ? [{ name: child.name, style }] : partsOf(child, style);
  });
}

/**
 * Returns the contrast between the fill or the outline of a part and the page: 0 if there is nothing
 * to see, infinite if the colour is not known.
 */
function ratioOf({ name, style }: Part, kind: 'fill' | 'stroke', palette: Palette): number {
  const paint = style[kind] ?? (kind === 'fill' ? '#000' : 'none');
  if (paint === 'none' || (kind === 'fill' && (name === 'line' || isStraight(style.d)))) return 0;
  const colour = paint === 'currentColor' ? currentColour(style, palette) : hexOf(paint);
  if (!colour) return Number.POSITIVE_INFINITY;
  const opacity = Number(style.opacity) * Number(style[`${kind}-opacity`] ?? 1);
  return contrast(mix(colour, palette.paper, opacity), palette.paper);
}

/** Returns what `currentColor` means in an element: classes of the drawing choose the colour. */
function currentColour({ class: names = '' }: Style, { accent, soft, ink }: Palette): string {
  if (/\baccent\b/.test(names)) return accent;
  return /\b(?:field|soft)\b/.test(names) ? soft : ink;
}

/** Returns whether all lines of a path are straight, so that the path has no area to fill. */
const isStraight = (path = 'z') =>
  path
    .split(/(?=m)/i)
    .every(
      (line) =>
        /^m[^a-z]*(?:[hlv][^a-z]*)?$/i.test(line) && (line.match(/[\d.]+/g) ?? []).length < 5,
    );

/** Returns a colour as `#rrggbb`; undefined for other notations, such as `url(#sun)`. */
function hexOf(colour: string): string | undefined {
  const names: Readonly<Record<string, string>> = _collections.colorsNames;
  const hex = (names[colour.toLowerCase()] ?? colour).toLowerCase();
  if (/^#[\da-f]{6}$/.test(hex)) return hex;
  return /^#[\da-f]{3}$/.test(hex) ? hex.replace(/[\da-f]/g, '$&$&') : undefined;
}

/** Describes a part so that an owner finds it in the file. */
function nameOf({ name, style }: Part): string {
  if (name === 'text') return 'a text';
  if (style.class) return `a part of the class "${style.class}"`;
  return `a part with the colour ${style.fill === 'none' ? style.stroke : (style.fill ?? '#000')}`;
}
