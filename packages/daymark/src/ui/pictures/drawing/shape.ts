/** Flat colour within an outline; `d` holds whole numbers only. */
export interface Area {
  readonly kind: 'area';
  readonly d: string;
  readonly fill: string;
  /** From 0 to 1; solid when left out. */
  readonly opacity?: number;
}

/** A drawn line with round ends, `width` pixels wide. */
export interface Line {
  readonly kind: 'line';
  readonly d: string;
  readonly stroke: string;
  readonly width: number;
}

/** A disc: sun, moon or the ball of a beacon. */
export interface Disc {
  readonly kind: 'disc';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill: string;
}

/** What a picture is made of, in the order in which it is printed. */
export type Shape = Area | Line | Disc;

export function area(d: string, fill: string, opacity?: number): Area {
  return opacity === undefined ? { kind: 'area', d, fill } : { kind: 'area', d, fill, opacity };
}

export function line(d: string, stroke: string, width = 2): Line {
  return { kind: 'line', d, stroke, width };
}

export function disc(x: number, y: number, radius: number, fill: string): Disc {
  return { kind: 'disc', x, y, radius, fill };
}
