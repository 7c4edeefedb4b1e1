import { mix } from '../drawing/colour.ts';
import {
  type Box,
  box,
  type Contour,
  drawn,
  enclosed,
  fillBelow,
  lay,
} from '../drawing/contour.ts';
import { groundAt } from '../drawing/pen.ts';
import type { Choices } from '../drawing/random.ts';
import { COVER, disc, type Shape } from '../drawing/shape.ts';
import type { Hour } from '../hours/hour.ts';
import { sun } from '../scenery/light.ts';
import { sky, tone } from '../scenery/sky.ts';
import type { Place } from './place.ts';

/** A range of hills across the whole width of a box. */
interface Range {
  readonly crest: Contour;
  /** The lit planes below the summits, for a light on the right. */
  readonly faces: readonly Contour[];
}

const RANGES: Choices<Range> = [
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

/** Long, low hills for the foreground. */
const DOWNS: Choices<Contour> = [
  drawn('0,100 16,96 34,74 52,46 70,32 86,34 100,42'),
  drawn('0,60 20,84 38,100 56,86 76,50 100,24'),
  drawn('0,34 18,30 40,48 62,82 82,100 100,96'),
];

/**
 * Draws the nearest range of hills. The ground below the hills extends to the bottom of the
 * drawing. Only summits to the left of the light have a lit face.
 */
function range({ crest, faces }: Range, within: Box, hour: Hour, lightX: number): Shape[] {
  const lit = faces.filter((face) => (lay(face, within)[0]?.[0] ?? 0) < lightX);
  return [
    fillBelow(crest, within, hour.land[2], 400),
    enclosed(lit, within, mix(hour.face[1], hour.land[2], 40)),
  ];
}

/**
 * Ranges of hills behind an inlet, with mist between the ranges. A low sun is behind all of them.
 */
export const hills: Place = (hour, random) => {
  const base = random.int(196, 226);
  const far = box(-20, base + 10, 680, random.int(80, 96));
  const middle = box(660, base + 70, -680, random.int(90, 110));
  const near = box(-30, base + 130, 700, random.int(116, 136));
  const down = box(-10, 404, 660, random.int(44, 74));
  const { crest } = random.pick(RANGES);
  const x = random.int(350, 408);
  const high = hour.height === 'moon' || hour.height === 'high';
  const radius = high ? random.int(18, 24) : random.int(46, 62);
  const y = high ? random.int(60, 72) : Math.round(groundAt(lay(crest, far), x) - radius * 0.2);
  const mist = (foot: number) => tone(foot, 22, hour.sky[3], random, COVER, 0.4);
  const inlet = [
    tone(base + 112, 22, hour.sea[0], random),
    tone(base + 150, 22, hour.sea[1], random),
  ];
  return [
    ...sky(hour, base, random),
    ...(high ? sun(hour, { x, y, radius }, random) : [disc(x, y, radius, hour.light)]),
    fillBelow(crest, far, hour.land[0], 400),
    mist(base),
    fillBelow(random.pick(RANGES).crest, middle, hour.land[1], 400),
    mist(base + 50),
    ...range(random.pick(RANGES), near, hour, x),
    ...inlet,
    fillBelow(random.pick(DOWNS), down, hour.land[4], 400),
  ];
};
