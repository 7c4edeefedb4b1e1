import { type Contour, drawn } from '../drawing/contour.ts';
import type { Choices } from '../drawing/random.ts';

/** A range of hills from edge to edge. */
export interface Range {
  readonly crest: Contour;
  /** The lit planes below the summits, for a light on the right. */
  readonly faces: readonly Contour[];
}

export const RANGES: Choices<Range> = [
  {
    crest: drawn(
      '0,30 10,36 18,52! 24,58 32,90! 36,100! 40,88! 47,68! 53,52 62,50! 68,60! 73,48! 84,30 100,24',
    ),
    faces: [
      drawn('36,100! 40,88! 47,68! 52,54! 50,36! 47,50! 43,30! 42,58! 39,54! 38,80!'),
      drawn('68,60! 73,48! 77,39! 76,28! 74,38! 71,30! 70,46!'),
    ],
  },
  {
    crest: drawn(
      '0,48 12,54 22,76! 26,82! 31,68! 39,52 50,50 58,70! 64,86! 70,100! 75,80! 83,60! 91,44 100,40',
    ),
    faces: [
      drawn('26,82! 31,68! 38,53! 36,40! 33,52! 30,38! 28,60!'),
      drawn('70,100! 75,80! 83,60! 89,46! 86,30! 83,46! 79,26! 77,56! 74,50! 73,78!'),
    ],
  },
  {
    crest: drawn(
      '0,64 7,84! 13,100! 18,84! 27,62! 38,42 52,34 64,40 73,56! 79,66! 84,54! 92,42 100,44',
    ),
    faces: [
      drawn('13,100! 18,84! 27,62! 35,46! 32,30! 28,46! 23,26! 21,56! 18,50! 16,78!'),
      drawn('79,66! 84,54! 89,45! 87,32! 85,42! 83,32! 81,50!'),
    ],
  },
];
