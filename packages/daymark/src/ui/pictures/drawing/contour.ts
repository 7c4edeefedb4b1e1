import { mass, outline, type Point } from './pen.ts';
import { area } from './shape.ts';

/** A line drawn by hand in a box of 100 by 100: x goes from left to right, y from bottom to top. */
export type Contour = readonly Point[];

/**
 * Parses a contour: pairs `x,y` separated by spaces. `!` marks a corner; other points are smooth.
 */
export const drawn = (text: string): Contour =>
  text.split(' ').map((pair) => {
    const [, x, y, corner] = /^(-?\d+),(-?\d+)(!?)$/.exec(pair) ?? [];
    if (!x) throw new Error(`contour: expected a point such as "x,y" or "x,y!"; found "${pair}"`);
    return corner ? [Number(x), Number(y), 1] : [Number(x), Number(y)];
  });

/** Parses contours that `|` separates. */
export const contoursOf = (text: string): Contour[] => (text ? text.split(' | ').map(drawn) : []);

/** The position and size of a contour in pixels. A negative width mirrors the contour. */
export interface Box {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
}

export function box(x: number, foot: number, width: number, height: number): Box {
  return { x, foot, width, height };
}

/** Scales a contour to a box. Returns points in pixels. */
export const lay = (contour: Contour, { x, foot, width, height }: Box): Point[] =>
  contour.map(([across, up, ...corner]) => [
    x + (across * width) / 100,
    foot - (up * height) / 100,
    ...corner,
  ]);

/** Draws the areas that contours enclose in a box, as one shape. */
export const enclosed = (contours: readonly Contour[], within: Box, fill: string) =>
  area(contours.map((contour) => outline(lay(contour, within))).join('z'), fill);

/** Draws what is below a contour in a box, down to `bottom`: land, or a tone of sky or water. */
export const fillBelow = (
  contour: Contour,
  within: Box,
  fill: string,
  bottom = within.foot,
  opacity?: number,
) => area(mass(lay(contour, within), bottom), fill, opacity);
