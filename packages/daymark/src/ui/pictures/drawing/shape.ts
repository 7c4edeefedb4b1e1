/** The size of a drawing in pixels. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** The size of every cover, with an aspect ratio of 16 to 10. */
export const COVER: Sheet = { width: 640, height: 400 };

/** A filled outline. `d` contains only integers. The opacity is from 0 to 1; the default is 1. */
export const area = (d: string, fill: string, opacity?: number) =>
  ({ kind: 'area', d, fill, opacity }) as const;

export type Area = ReturnType<typeof area>;

/** A line with round ends, `width` pixels wide. */
export const line = (d: string, stroke: string, width = 2) =>
  ({ kind: 'line', d, stroke, width }) as const;

/** A disc, such as the sun, the moon or the ball of a beacon. */
export const disc = (x: number, y: number, radius: number, fill: string) =>
  ({ kind: 'disc', x, y, radius, fill }) as const;

/** A shape of a drawing. */
export type Shape = Area | ReturnType<typeof line | typeof disc>;
