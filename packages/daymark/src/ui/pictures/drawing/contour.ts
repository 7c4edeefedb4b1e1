import type { Point } from './pen.ts';

/** A line drawn by hand in a box of 100 by 100: x from left to right, y upwards from the foot. */
export type Contour = readonly Point[];

/** Reads a contour: pairs `x,y` with a space between; `!` marks a corner, other points are smooth. */
export function drawn(text: string): Contour {
  return text.split(' ').map((pair): Point => {
    const found = /^(-?\d+),(-?\d+)(!?)$/.exec(pair);
    if (!found) throw new Error(`Not a point of a contour: "${pair}". Expected "x,y" or "x,y!".`);
    const [x, y] = [Number(found[1]), Number(found[2])];
    return found[3] === '!' ? [x, y, 1] : [x, y];
  });
}

/** Where and how large a contour is set down, in pixels; a negative width turns it over. */
export interface Box {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
}

/** A contour in its box, in pixels. */
export function lay(contour: Contour, { x, foot, width, height }: Box): Point[] {
  return contour.map(([across, up, corner]): Point => {
    const left = x + (across * width) / 100;
    const top = foot - (up * height) / 100;
    return corner === 1 ? [left, top, 1] : [left, top];
  });
}
