import type { Random } from '../../../basics/random.ts';
import { mix } from '../drawing/colour.ts';
import { type Box, enclosed, fillBelow, lay } from '../drawing/contour.ts';
import { groundAt } from '../drawing/pen.ts';
import type { Shape } from '../drawing/shape.ts';
import { named } from '../drawing/table.ts';
import type { Hour } from '../hours/hour.ts';
import type { Rock } from './rocks.ts';
import { SKYLINES } from './skylines.ts';
import type { Stand } from './tower.ts';

/** Returns the colour of bare rock in the light. Rock in the foreground is darker. */
function bare(hour: Hour, depth: number): string {
  if (depth === 4) return mix(hour.face[1], hour.land[4], 32);
  return hour.face[depth < 2 ? 0 : 1];
}

/** Draws a rock with its bare face in the light. `depth` is from 0 at the horizon to 4 in front. */
export function rock({ crest, brow, face }: Rock, within: Box, hour: Hour, depth: number): Shape[] {
  return [
    fillBelow(crest, within, hour.land[depth] ?? ''),
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

/** Draws the coast on the horizon, in a box at one edge of the sheet. */
export function coast(hour: Hour, within: Box, random: Random): Shape {
  return fillBelow(random.pick(named(SKYLINES, 'coast')), within, hour.land[0]);
}
