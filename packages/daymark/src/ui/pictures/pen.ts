/** The size of every drawing in pixels, with an aspect ratio of 16 to 10. */
export const COVER = { width: 640, height: 400 } as const;

/** A filled outline. `d` contains only integers. The opacity is from 0 to 1; the default is 1. */
export const area = (d: string, fill: string, opacity?: number) =>
  ({ kind: 'area', d, fill, opacity }) as const;

export type Area = ReturnType<typeof area>;

/** A line with round ends, `width` pixels wide. */
export const line = (d: string, stroke: string, width: number) =>
  ({ kind: 'line', d, stroke, width }) as const;

/** A disc, such as the sun, the moon or the ball of a beacon. */
export const disc = (x: number, y: number, radius: number, fill: string) =>
  ({ kind: 'disc', x, y, radius, fill }) as const;

export type Shape = Area | ReturnType<typeof line | typeof disc>;

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

/** Draws what is below a contour in a box, down to `bottom`: land, or a tone of sky or water. */
export const fillBelow = (
  contour: Contour,
  within: Box,
  fill: string,
  bottom = within.foot,
  opacity?: number,
) => area(mass(lay(contour, within), bottom), fill, opacity);

/**
 * A point of an outline. A smooth point is the control point of a curve. The outline passes through
 * a corner (`1`) and through the first and the last point.
 */
export type Point = readonly [x: number, y: number, corner?: 1];

/** A curve to the point `to` with the control point `pull`; a straight line if they are equal. */
interface Stroke {
  readonly pull: Point;
  readonly to: Point;
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Converts smooth points to quadratic curves that join at the midpoints between the points. */
function strokes(points: readonly Point[]): Stroke[] {
  const drawn: Stroke[] = [];
  for (let index = 1; index < points.length; index += 1) {
    const here = points[index];
    const next = points[index + 1];
    if (here === undefined) break;
    if (here[2] === 1 || next === undefined) {
      drawn.push({ pull: whole(here), to: whole(here) });
    } else if (next[2] === 1 || index + 2 === points.length) {
      drawn.push({ pull: whole(here), to: whole(next) });
      index += 1;
    } else {
      const middle: Point = [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
      drawn.push({ pull: whole(here), to: whole(middle) });
    }
  }
  return drawn;
}

/** Joins numbers for path data, without a separator before a minus sign. */
export const brief = (...numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-');

/** Returns path data of an open outline through `points`, in relative integer coordinates. */
export function outline(points: readonly Point[]): string {
  let pen = whole(points[0] ?? [0, 0]);
  let command = '';
  let d = `M${brief(pen[0], pen[1])}`;
  for (const { pull, to } of strokes(points)) {
    const straight = pull[0] === to[0] && pull[1] === to[1];
    const [x, y] = [to[0] - pen[0], to[1] - pen[1]];
    const text = straight ? brief(x, y) : brief(pull[0] - pen[0], pull[1] - pen[1], x, y);
    const letter = straight ? 'l' : 'q';
    d += letter !== command ? letter + text : text.startsWith('-') ? text : ` ${text}`;
    command = letter;
    pen = to;
  }
  return d;
}

/**
 * Returns path data of an outline that is closed along `bottom`, such as land or a tone of sky or
 * water. Ends that are on the bottom need no closing line, because filling closes the path.
 */
export function mass(points: readonly Point[], bottom: number): string {
  const floor = Math.round(bottom);
  const [left, first] = whole(points[0] ?? [0, floor]);
  const [, last] = whole(points.at(-1) ?? [0, floor]);
  return (
    outline(points) + (last === floor ? '' : `V${floor}`) + (first === floor ? '' : `H${left}`)
  );
}

/** Returns the point at `t` (0 to 1) of a stroke. */
function along(from: Point, { pull, to }: Stroke, t: number): Point {
  const s = 1 - t;
  const at = (axis: 0 | 1) => s * s * from[axis] + 2 * s * t * pull[axis] + t * t * to[axis];
  return [at(0), at(1)];
}

/** Returns the y coordinate of the drawn outline at `x`, for the foot of a tower. */
export function groundAt(points: readonly Point[], x: number): number {
  let from: Point = points[0] ?? [0, 0];
  let left = from;
  for (const stroke of strokes(points)) {
    for (let step = 1; step <= 8; step += 1) {
      const right = along(from, stroke, step / 8);
      if (left[0] <= x && x <= right[0] && left[0] < right[0]) {
        return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0]);
      }
      left = right;
    }
    from = stroke.to;
  }
  return left[1];
}

/** Returns path data of a lens shape with its centre at (`x`, `y`), tapered at both ends. */
export function cut(x: number, y: number, width: number, thickness: number): string {
  const half = Math.round(width / 2);
  const left = `M${Math.round(x - half)} ${Math.round(y)}`;
  return `${left}q${half}-${thickness} ${2 * half} 0-${half} ${thickness}-${2 * half} 0`;
}
