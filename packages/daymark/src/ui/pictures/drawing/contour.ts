import type { Point } from './pen.ts';

/** A line drawn by hand in a box of 100 by 100: x from left to right, y upwards from the foot. */
export type Contour = readonly Point[];

/**
 * Parses a contour: pairs `x,y` separated by spaces. `!` marks a corner; other points are smooth.
 */
export function drawn(text: string): Contour {
  return text.split(' ').map((pair): Point => {
    const found = /^(-?\d+),(-?\d+)(!?)$/.exec(pair);
    if (!found)
      throw new Error(`contour: expected a point such as "x,y" or "x,y!"; found "${pair}"`);
    const [x, y] = [Number(found[1]), Number(found[2])];
    return found[3] === '!' ? [x, y, 1] : [x, y];
  });
}

/** The position and size of a contour in pixels. A negative width mirrors the contour. */
export interface Box {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
}

/** Scales a contour to a box. Returns points in pixels. */
export function lay(contour: Contour, { x, foot, width, height }: Box): Point[] {
  return contour.map(([across, up, corner]): Point => {
    const left = x + (across * width) / 100;
    const top = foot - (up * height) / 100;
    return corner === 1 ? [left, top, 1] : [left, top];
  });
}
