/** A filled outline. `d` contains only integers. */
export interface Area {
  readonly kind: 'area';
  readonly d: string;
  readonly fill: string;
  /** The opacity from 0 to 1; the default is opaque. */
  readonly opacity?: number;
}

/** A line with round ends, `width` pixels wide. */
export interface Line {
  readonly kind: 'line';
  readonly d: string;
  readonly stroke: string;
  readonly width: number;
}

/** A disc, such as the sun, the moon or the ball of a beacon. */
export interface Disc {
  readonly kind: 'disc';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill: string;
}

/** A shape of a drawing. */
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
