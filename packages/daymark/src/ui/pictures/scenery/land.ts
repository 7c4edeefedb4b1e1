import { mix } from '../drawing/colour.ts';
import { type Box, type Contour, drawn, enclosed, fillBelow, lay } from '../drawing/contour.ts';
import { groundAt } from '../drawing/pen.ts';
import type { Choices, Random } from '../drawing/random.ts';
import type { Shape } from '../drawing/shape.ts';
import type { Hour } from '../hours/hour.ts';
import type { Rock } from './rocks.ts';
import type { Stand } from './tower.ts';

/** The nearness of land: 0 at the horizon, 4 in the foreground. */
type Depth = 0 | 1 | 2 | 3 | 4;

/** Returns the colour of bare rock in the light. Rock in the foreground is darker. */
function bare(hour: Hour, depth: Depth): string {
  if (depth === 4) return mix(hour.face[1], hour.land[4], 32);
  return hour.face[depth < 2 ? 0 : 1];
}

/** Draws a rock with its bare face in the light. */
export function rock({ crest, brow, face }: Rock, within: Box, hour: Hour, depth: Depth): Shape[] {
  return [
    fillBelow(crest, within, hour.land[depth]),
    enclosed([[...crest.slice(brow), ...face]], within, bare(hour, depth)),
  ];
}

/** Draws the reflection of a rock at the water's edge, with 40 % of its height. */
export const mirrored = ({ crest }: Rock, within: Box, fill: string): Shape =>
  fillBelow(crest, { ...within, height: -0.4 * within.height }, fill, within.foot, 0.3);

/** Returns the position of a tower `height` pixels high on a rock. */
export function perchOf({ crest, perch }: Rock, within: Box, height: number): Stand {
  const x = Math.round(within.x + (within.width * perch) / 100);
  return { x, y: groundAt(lay(crest, within), x), height };
}

/** Far coasts: strips of land that are thinner towards the right. */
const COASTS: Choices<Contour> = [
  drawn('0,90 14,100 28,72 42,62 54,76 66,60 80,30 92,18 100,0'),
  drawn('0,60 16,52 32,82 46,100 60,64 76,48 90,30 100,0'),
  drawn('0,70 22,76 40,100! 46,72! 58,60 72,56! 76,34! 90,22 100,0'),
];

/** Draws the coast on the horizon, in a box at one edge of the sheet. */
export function coast(hour: Hour, within: Box, random: Random): Shape {
  return fillBelow(random.pick(COASTS), within, hour.land[0]);
}
