/** The paper a picture is printed on, in pixels. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** The sheet of every cover: 16 to 10. */
export const COVER: Sheet = { width: 640, height: 400 };
