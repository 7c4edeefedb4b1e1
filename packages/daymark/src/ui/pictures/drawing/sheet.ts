/** The size of a drawing in pixels. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** The size of every cover, with an aspect ratio of 16 to 10. */
export const COVER: Sheet = { width: 640, height: 400 };
