import { mix } from '../drawing/colour.ts';
import { type Box, enclosed, ground, lay } from '../drawing/contour.ts';
import { groundAt } from '../drawing/pen.ts';
import type { Random } from '../drawing/random.ts';
import { COVER, type Shape } from '../drawing/shape.ts';
import type { Hour } from '../hours/hour.ts';
import type { Range } from '../lines/ranges.ts';
import type { Rock } from '../lines/rocks.ts';
import { COASTS } from '../lines/tones.ts';
import type { Stand } from './tower.ts';

/** The nearness of land: 0 at the horizon, 4 in the foreground. */
export type Depth = 0 | 1 | 2 | 3 | 4;

/** Returns the colour of bare rock in the light, which is darker in the foreground. */
function bare(hour: Hour, depth: Depth): string {
  if (depth === 4) return mix(hour.face[1], hour.land[4], 32);
  return hour.face[depth < 2 ? 0 : 1];
}

/** Draws a rock with its bare face in the light. */
export function rock({ crest, brow, face }: Rock, within: Box, hour: Hour, depth: Depth): Shape[] {
  return [
    ground(crest, within, hour.land[depth]),
    enclosed([[...crest.slice(brow), ...face]], within, bare(hour, depth)),
  ];
}

/** Draws the reflection of a rock at the water's edge, with 40 % of its height. */
export const mirrored = ({ crest }: Rock, within: Box, fill: string): Shape =>
  ground(crest, { ...within, height: -0.4 * within.height }, fill, within.foot, 0.3);

/** Returns the position of a tower `height` pixels high on a rock. */
export function perchOf({ crest, perch }: Rock, within: Box, height: number): Stand {
  const x = Math.round(within.x + (within.width * perch) / 100);
  return { x, y: groundAt(lay(crest, within), x), height };
}

/**
 * Draws a range down to the foot of the sheet. Only summits to the left of the light have a lit
 * face.
 */
export function range({ crest, faces }: Range, within: Box, hour: Hour, lightX: number): Shape[] {
  const lit = faces.filter((face) => (lay(face, within)[0]?.[0] ?? 0) < lightX);
  return [
    ground(crest, within, hour.land[2], COVER.height),
    enclosed(lit, within, mix(bare(hour, 2), hour.land[2], 40)),
  ];
}

/** Draws the coast on the horizon, in a box at one edge of the sheet. */
export function coast(hour: Hour, within: Box, random: Random): Shape {
  return ground(random.pick(COASTS), within, hour.land[0]);
}
